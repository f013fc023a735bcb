import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo } from 'pofile-ts'
import { type Catalog, catalogs } from '../../domain/countries/catalogs.gen.ts'
import { baseOf } from '../../domain/languages/catalogs.ts'
import { languageOf } from '../../domain/languages/locale.ts'
import { root, runCommand } from '../gate/run-command.ts'
import { characterProblems } from './check-characters.ts'
import { lengthProblem } from './check-length.ts'
import { messageProblem } from './check-message.ts'
import { type Glossary, glossaryProblems, readGlossary } from './glossary.ts'

/** A message in a catalog, with its own text, `''` where it has none. */
type Message = {
  readonly id: string
  readonly source: string
  readonly text: string
  readonly comments: readonly string[]
}

/**
 * What is wrong with the catalogs, one line each: texts that the sources hold and a catalog does not (or the other way round), texts
 * without a translation, and translations that break their form or their language's glossary. Extraction runs on a copy, so the
 * catalogs stay as they are.
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
  const extracted = readdirSync(fresh)
    .sort()
    .flatMap((language) =>
      languageProblems(language, read(join(root, 'locales'), language), read(fresh, language)),
    )
  return extracted.length > 0 ? extracted : catalogs.flatMap(translationProblems)
}

const isRegional = (language: string): boolean => baseOf(language as Catalog) !== null

/** What differs between a catalog and what extraction makes of it, and what is not translated. */
export function languageProblems(language: string, present: string, extracted: string): string[] {
  const before = new Set(messagesOf(present).map(({ id }) => id))
  const now = messagesOf(extracted)
  const after = new Set(now.map(({ id }) => id))
  const added = [...after].filter((id) => !before.has(id)).map((id) => `${language}: not extracted: ${id}`)
  const gone = [...before].filter((id) => !after.has(id)).map((id) => `${language}: no longer used: ${id}`)
  const moved =
    present === extracted || added.length + gone.length > 0 ? [] : [`${language}: not as extracted`]
  const missing =
    language === 'en' || isRegional(language)
      ? []
      : now.filter(({ text }) => text === '').map(({ id }) => `${language}: not translated: ${id}`)
  return [...added, ...gone, ...moved, ...missing]
}

/** What is wrong with the words of a message in a language other than English. */
export const wordProblems = (
  language: string,
  glossary: Glossary,
  { source, text, comments }: Omit<Message, 'id'>,
): readonly string[] =>
  [
    messageProblem(source, text, language),
    lengthProblem(comments, text),
    ...glossaryProblems(glossary, language, source, text),
    ...characterProblems(language, glossary.quotes, text),
  ].filter((problem) => problem !== null)

/** What is wrong with the translations of a catalog; English is written in the sources and has no glossary. */
function translationProblems(catalog: Catalog): string[] {
  const folder = join(root, 'locales')
  if (languageOf(catalog) === 'en') return []
  const base = baseOf(catalog)
  const inBase = new Map(
    base === null ? [] : messagesOf(read(folder, base)).map(({ id, text }) => [id, text] as const),
  )
  const glossary = readGlossary(catalog)
  return messagesOf(read(folder, catalog)).flatMap((message) => {
    const text = message.text || (inBase.get(message.id) ?? '')
    return wordProblems(catalog, glossary, { ...message, text }).map(
      (problem) => `${catalog}: ${message.id}: ${problem}: ${text}`,
    )
  })
}

/** The messages of a PO file in its order, without those that are no longer used. */
const messagesOf = (po: string): readonly Message[] =>
  parsePo(po)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr: [text = ''], extractedComments }) => ({
      id: msgctxt === null || msgctxt === undefined ? msgid : `${msgid} (${msgctxt})`,
      source: msgid,
      text,
      comments: extractedComments,
    }))

function read(folder: string, language: string): string {
  try {
    return readFileSync(join(folder, language, 'messages.po'), 'utf8')
  } catch {
    return ''
  }
}
