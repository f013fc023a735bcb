import type { FormatFacts } from '../countries/country.types.ts'
import { defaultCountry, profileOf } from '../countries/profile-of.ts'
import { chooseLanguage, type Language, languageOf, supportedLanguages } from './locale.ts'

/**
 * Catalogs of texts. The sources are American English; `en-GB` and `en-CA` have what British and Canadian readers write
 * otherwise, and what they lack is the same for all.
 */
export const catalogs = [...supportedLanguages, 'en-GB', 'en-CA'] as const
export type Catalog = (typeof catalogs)[number]

const englishCatalogs = {
  american: 'en',
  british: 'en-GB',
  canadian: 'en-CA',
} as const satisfies Record<FormatFacts['english'], Catalog>

/** The catalog for a language in a country, two letters; without a country, the default one counts. */
export const catalogOf = (language: Language, country: string | null): Catalog =>
  language === 'en' ? englishCatalogs[profileOf(country ?? defaultCountry).formats.english] : language

/** The language that a catalog is in. */
export const languageOfCatalog = (catalog: Catalog): Language =>
  catalog === 'en-GB' || catalog === 'en-CA' ? 'en' : catalog

const regionOf = (tag: string): string | null =>
  /^[A-Za-z]{2,3}-([A-Za-z]{2})\b/.exec(tag)?.[1]?.toLowerCase() ?? null

/** The catalog for a reader who is known by BCP 47 tags alone, best first: the region of the tag counts (`en-GB`). */
export const chooseCatalog = (preferred: readonly string[]): Catalog => {
  const language = chooseLanguage({ country: null, locale: null, preferred })
  const regions = preferred.filter((tag) => languageOf(tag) === language).map(regionOf)
  return catalogOf(language, regions.find((region) => region !== null) ?? null)
}
