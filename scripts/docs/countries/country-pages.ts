import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { CountryProfile } from '../../../domain/countries/country.types.ts'
import type { HostFacts } from '../../../domain/countries/host-facts.types.ts'
import { addressPages } from './address-data.ts'
import { catalogListText } from './catalog-list.ts'
import { callingCodesText, countryFiles, registryText } from './registry.ts'

/** The project whose countries are read: this one, unless a test has another. */
const here = new URL('../../../', import.meta.url)

type CountryFile = { readonly profile: CountryProfile; readonly hostFacts: HostFacts }

const countryIn = (root: URL, code: string): Promise<CountryFile> =>
  import(new URL(`domain/countries/${code}.ts`, root).href)

const codesIn = (root: URL): readonly string[] =>
  countryFiles(readdirSync(new URL('domain/countries/', root)))

const catalogsIn = (root: URL): readonly string[] =>
  readdirSync(new URL('locales/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** What rules find a country and a language by. */
const registryPages = (root: URL): ReadonlyMap<string, string> => {
  const codes = codesIn(root)
  return new Map([
    ['domain/countries/profiles.gen.ts', registryText(codes, 'profiles')],
    ['domain/countries/host-facts.gen.ts', registryText(codes, 'hostFacts')],
    ['domain/countries/calling-codes.gen.ts', callingCodesText(codes)],
    ['domain/countries/catalogs.gen.ts', catalogListText(catalogsIn(root))],
  ])
}

/** What people read of the countries. It uses the rules, and so is loaded when the registry is fresh. */
const readPages = async (root: URL): Promise<ReadonlyMap<string, string>> => {
  const { countriesPage } = await import('./countries-page.ts')
  const { loadAddressRules } = await import('../../../domain/addresses/load-address-rules.ts')
  const rows = codesIn(root).map(async (code) => {
    const { profile, hostFacts } = await countryIn(root, code)
    return [code, { ...profile, ...hostFacts }, await loadAddressRules(code)] as const
  })
  return new Map([['docs/countries.md', countriesPage(await Promise.all(rows))]])
}

const staleOf = (root: URL, pages: ReadonlyMap<string, string>): readonly string[] =>
  [...pages].flatMap(([path, text]) => {
    const file = new URL(path, root)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path]
  })

const writeStale = (root: URL, pages: ReadonlyMap<string, string>): readonly string[] => {
  const stale = staleOf(root, pages)
  for (const path of stale) {
    const file = new URL(path, root)
    mkdirSync(new URL('./', file), { recursive: true })
    writeFileSync(file, pages.get(path) ?? '')
  }
  return stale
}

/** Paths of what no longer says what the files of `domain/countries` and the address metadata say. */
export const staleCountryPages = async (root: URL = here): Promise<readonly string[]> => [
  ...staleOf(root, registryPages(root)),
  ...staleOf(root, addressPages()),
  ...staleOf(root, await readPages(root)),
]

/** Writes what finds a country by its two letters, where it is stale; gives the paths. */
export const writeRegistry = (root: URL = here): readonly string[] => writeStale(root, registryPages(root))

/** Writes all that is made from the files of `domain/countries` and from the address metadata, and is stale; gives the paths. */
export const writeCountryPages = async (root: URL = here): Promise<readonly string[]> => [
  ...writeRegistry(root),
  ...writeStale(root, addressPages()),
  ...writeStale(root, await readPages(root)),
]
