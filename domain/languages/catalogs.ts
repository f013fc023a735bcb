import { type Catalog, catalogs } from '../countries/catalogs.gen.ts'
import type { FormatFacts } from '../countries/country.types.ts'
import { defaultCountry, profileOf } from '../countries/profile-of.ts'
import { chooseLanguage, type Language, languageOf, languageOfCatalog } from './locale.ts'

const englishCatalogs = {
  american: 'en',
  british: 'en-GB',
  canadian: 'en-CA',
} as const satisfies Record<FormatFacts['english'], Catalog>

const scriptOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().script

const regionOf = (tag: string): string | null =>
  /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(tag)?.[1]?.toLowerCase() ?? null

/** The catalog that a country reads a language in, by its profile; every country has an English. */
const ownCatalog = (language: Language, country: string): Catalog | undefined =>
  language === 'en'
    ? englishCatalogs[profileOf(country).formats.english]
    : profileOf(country).languages.find((tag) => languageOf(tag) === language)

/** The catalog of a language that a reader of a BCP 47 tag knows: by its region, else by its script (`zh-HK` is traditional). */
const catalogOfTag = (language: Language, tag: string): Catalog | undefined => {
  const region = regionOf(tag)
  const ofRegion = region === null ? undefined : ownCatalog(language, region)
  if (ofRegion !== undefined) return ofRegion
  const all = catalogs.filter((catalog) => languageOf(catalog) === language)
  return all.find((catalog) => scriptOf(catalog) === scriptOf(tag)) ?? all[0]
}

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/**
 * The catalog for a language in a country, two letters; without a country, the default one counts. Where the country has no form of the
 * language of its own, the reader's own tags choose among its catalogs (`preferred`, BCP 47, best first), else the first one is taken.
 */
export const catalogOf = (
  language: Language,
  country: string | null,
  preferred: readonly string[] = [],
): Catalog => {
  const own = ownCatalog(language, country ?? defaultCountry)
  if (own !== undefined) return own
  const wished = preferred.find((tag) => languageOf(tag) === language && isTag(tag))
  return catalogOfTag(language, wished ?? language) ?? 'en'
}

/** The catalog for a reader who is known by BCP 47 tags alone, best first: the region of the tag counts (`en-GB`). */
export const chooseCatalog = (preferred: readonly string[]): Catalog => {
  const language = chooseLanguage({ country: null, locale: null, preferred })
  const tags = preferred.filter((tag) => languageOf(tag) === language && isTag(tag))
  const tag = tags.find((each) => regionOf(each) !== null) ?? tags[0]
  return tag === undefined ? catalogOf(language, null) : (catalogOfTag(language, tag) ?? 'en')
}

/** Catalogs that a catalog's missing texts come from: `es-419` lacks what it shares with `es`; `zh-Hant` shares nothing. */
export const baseOf = (catalog: Catalog): Catalog | null =>
  catalogs.find((base) => base === languageOfCatalog(catalog) && base !== catalog) ?? null
