import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo } from 'pofile-ts'
import { root, runCommand } from '../gate/run-command.ts'

/** The sources are the first of these; what the others lack is the same in all. */
const english = ['en', 'en-GB', 'en-CA']

/**
 * What is wrong with the catalogues, one line each: texts that the sources hold and a catalogue does not (or the other
 * way round), and texts without a translation. Extraction runs on a copy, so the catalogues stay as they are.
 */
export async function catalogProblems(): Promise<string[]> {
  const fresh = join(root, '.cache/texts')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  cpSync(join(root, 'locales'), fresh, { recursive: true })
  const config = join(root, '.cache/lingui.check.config.ts')
  writeFileSync(
    config,
    `import base from '../lingui.config.ts'
export default { ...base, rootDir: ${JSON.stringify(root)}, catalogs: base.catalogs.map((catalog) => ({ ...catalog, path: catalog.path.replace('<rootDir>/locales', ${JSON.stringify(fresh)}) })) }
`,
  )
  const { code, output } = await runCommand('lingui', ['extract', '--clean', '--config', config])
  if (code !== 0) return [output]
  return readdirSync(fresh)
    .sort()
    .flatMap((language) =>
      languageProblems(language, read(join(root, 'locales'), language), read(fresh, language)),
    )
}

/** What differs between a catalogue and what extraction makes of it, and what is not translated. */
export function languageProblems(language: string, present: string, extracted: string): string[] {
  const before = new Set(messagesOf(present).map(({ id }) => id))
  const now = messagesOf(extracted)
  const after = new Set(now.map(({ id }) => id))
  const added = [...after].filter((id) => !before.has(id)).map((id) => `${language}: not extracted: ${id}`)
  const gone = [...before].filter((id) => !after.has(id)).map((id) => `${language}: no longer used: ${id}`)
  const moved =
    present === extracted || added.length + gone.length > 0 ? [] : [`${language}: not as extracted`]
  const missing = english.includes(language)
    ? []
    : now.filter(({ text }) => text === '').map(({ id }) => `${language}: not translated: ${id}`)
  return [...added, ...gone, ...moved, ...missing]
}

/** The messages of a PO file in its order, without those that are no longer used. */
const messagesOf = (po: string) =>
  parsePo(po)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr: [text = ''] }) => ({
      id: msgctxt === null || msgctxt === undefined ? msgid : `${msgid} (${msgctxt})`,
      text,
    }))

function read(folder: string, language: string): string {
  try {
    return readFileSync(join(folder, language, 'messages.po'), 'utf8')
  } catch {
    return ''
  }
}
