import { defaultCountry, profileOf } from '../countries/profile-of.ts'
import {
  chooseLanguage,
  type Language,
  type LanguageQuestion,
  languageOf,
  supportedLanguages,
} from './locale.ts'

/**
 * Catalogs of texts. English is written twice: the sources are American, and `en-GB` has what British readers write
 * otherwise; what it lacks is the same for both.
 */
export const catalogs = [...supportedLanguages, 'en-GB'] as const
export type Catalog = (typeof catalogs)[number]

/** The catalog for a language in a country, two letters; without a country, the default one counts. */
export const catalogOf = (language: Language, country: string | null): Catalog =>
  language === 'en' && profileOf(country ?? defaultCountry).formats.english === 'british' ? 'en-GB' : language

/** The language that a catalog is in. */
export const languageOfCatalog = (catalog: Catalog): Language => (catalog === 'en-GB' ? 'en' : catalog)

const regionOf = (tag: string): string | null =>
  /^[A-Za-z]{2,3}-([A-Za-z]{2})\b/.exec(tag)?.[1]?.toLowerCase() ?? null

/** The catalog of a page or an answer; where the path names no country, the region of the reader's English counts (`en-GB`). */
export const chooseCatalog = (question: LanguageQuestion): Catalog => {
  const language = chooseLanguage(question)
  const regions = question.preferred.filter((tag) => languageOf(tag) === language).map(regionOf)
  return catalogOf(language, question.country ?? regions.find((region) => region !== null) ?? null)
}
