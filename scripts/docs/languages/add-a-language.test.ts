import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../gate/run-command.ts'

const guide = readFileSync(join(root, 'docs/guides/add-a-language.md'), 'utf8')

/** A file of the guide: its path, and its text. */
const shown = (kind: string): readonly [path: string, text: string] => {
  const [, path = '', text = ''] =
    new RegExp(`\`\`\`${kind}\\n// (\\S+)\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? []
  return [path, text]
}
const [glossaryPath, glossary] = shown('json')
const [profilePath, profileLine] = shown('ts')

/** The sources that messages are taken from here: a part of all, to be quick. */
const extracted = ['server/texts', 'server/api/modules/mail', 'src/features/gift-card']

const tree = mkdtempSync(join(tmpdir(), 'baton-language-'))
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
const ask = (script: string) => JSON.parse(run(process.execPath, '--input-type=module', '-e', script))

const writeRegistry = `
  import { writeRegistry } from './scripts/docs/countries/country-pages.ts'
  console.log(JSON.stringify(writeRegistry()))
`
const questions = `
  import { catalogOf, chooseCatalog } from './domain/languages/catalogs.ts'
  import { chooseLanguage, languagesOf } from './domain/languages/locale.ts'
  import { i18nIn } from './server/texts/i18n-in.ts'
  import { msg } from './server/texts/msg.ts'
  console.log(JSON.stringify({
    languages: languagesOf('ie'),
    page: catalogOf(chooseLanguage({ country: 'ie', locale: 'ga', preferred: [] }), 'ie'),
    reader: chooseCatalog(['ga-IE', 'en']),
    mail: i18nIn('ga')._(msg\`Hello,\`),
  }))
`

beforeAll(() => {
  const isCode = (file: string) => !/\.test\.tsx?$/.test(file)
  for (const folder of extracted.concat('contract', 'domain', 'locales', 'scripts/docs/countries'))
    cpSync(join(root, folder), join(tree, folder), { recursive: true, filter: isCode })
  for (const file of ['package.json', 'shop.config.ts', 'lingui.config.ts', 'tsconfig.json'])
    cpSync(join(root, file), join(tree, file))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
}, 60_000)
afterAll(() => rmSync(tree, { recursive: true }))

it('the guide adds a language by a folder and a line in a profile: catalog, pages and mails know it', {
  timeout: 120_000,
}, () => {
  expect([glossaryPath, profilePath]).toEqual(['locales/ga/glossary.json', 'domain/countries/ie.ts'])
  expect(Object.keys(JSON.parse(glossary))).toEqual(['address', 'quotes', 'terms'])
  mkdirSync(dirname(join(tree, glossaryPath)))
  writeFileSync(join(tree, glossaryPath), glossary)
  expect(ask(writeRegistry)).toEqual(['domain/countries/catalogs.gen.ts'])

  run('lingui', 'extract', '--clean')
  const made = readFileSync(join(tree, 'locales/ga/messages.po'), 'utf8')
  expect(made).toContain('"Language: ga\\n"')
  for (const source of ['Check balance', 'Your order is ready and waiting at {place}.'])
    expect(made).toContain(`msgid "${source}"\nmsgstr ""`)
  const text = /^msgid "Hello,"\nmsgstr ""$/m
  expect(made).toMatch(text)
  writeFileSync(
    join(tree, 'locales/ga/messages.po'),
    made.replace(text, 'msgid "Hello,"\nmsgstr "Dia duit,"'),
  )

  const profile = readFileSync(join(tree, profilePath), 'utf8')
  writeFileSync(join(tree, profilePath), profile.replace(/^ {2}languages: .*\n/m, profileLine))
  expect(ask(questions)).toEqual({
    languages: ['en', 'ga'],
    page: 'ga',
    reader: 'ga',
    mail: 'Dia duit,',
  })
})
