import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalog, catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { baseOf, catalogOf } from '../../../domain/languages/catalogs.ts'
import { languageOfCatalog } from '../../../domain/languages/locale.ts'
import { type Glossary, readGlossary, terms } from '../../texts/glossary.ts'

const pagePath = 'docs/languages.md'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const nameOf = (catalog: Catalog): string => `${languageNames.of(catalog)} (${catalog})`

/** Countries that read a catalog; every other country can be read in its English. */
const readersOf = (catalog: Catalog): string => {
  const language = languageOfCatalog(catalog)
  const readers = describedCountries.filter(
    (country) =>
      catalogOf(language, country) === catalog &&
      profileOf(country).languages.some((own) => languageOfCatalog(own) === language),
  )
  return readers.length === 0 ? '–' : readers.join(', ')
}

const table = (rows: readonly (readonly string[])[]): string => {
  const [head = []] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.slice(1).map(line)].join('\n')
}

const termRows = ({ terms: own }: Glossary): readonly (readonly string[])[] =>
  Object.keys(terms).map((term) => [
    term,
    (own[term]?.says ?? []).join(', '),
    (own[term]?.not ?? []).join(', ') || '–',
  ])

const glossarySection = (catalog: Catalog): string => {
  const glossary = readGlossary(catalog)
  return `## ${nameOf(catalog)}

${glossary.address} Quotation marks: ${glossary.quotes.join(' ')}

${table([['term', 'said with', 'never'], ...termRows(glossary)])}
`
}

/** What is known of each language, from its glossary and the profiles of the countries. */
const languagesPage = (): string =>
  `# Languages

Written by \`npm run docs\` from \`locales/*/glossary.json\` and the profiles of the countries
([how to add one](guides/add-a-language.md), [how we write](guides/voice.md)). The words are the parts that every form of the term has; \`node scripts/check-texts.ts\` holds each translation to them.

${table([
  ['language', 'countries whose own it is', 'what it lacks comes from'],
  ...catalogs.map((catalog) => [nameOf(catalog), readersOf(catalog), baseOf(catalog) ?? '–']),
])}

${catalogs
  .filter((catalog) => languageOfCatalog(catalog) !== 'en')
  .map(glossarySection)
  .join('\n')}`

/** Whether the page is other than what is written from the glossaries. */
export const isLanguagesPageStale = (root: string): boolean => {
  const file = join(root, pagePath)
  return !existsSync(file) || readFileSync(file, 'utf8') !== languagesPage()
}

/** Writes the page where it is stale; gives its path then. */
export const writeLanguagesPage = (root: string): readonly string[] => {
  if (!isLanguagesPageStale(root)) return []
  writeFileSync(join(root, pagePath), languagesPage())
  return [pagePath]
}
