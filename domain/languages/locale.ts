import { type Catalog, catalogs } from '../countries/catalogs.gen.ts'
import { defaultCountry, profileOf } from '../countries/profile-of.ts'

type LanguageOf<Tag extends Catalog> = Tag extends `${infer Language}-${string}` ? Language : Tag

/** A language that there are texts in, two letters (ISO 639-1). */
export type Language = LanguageOf<Catalog>
export const defaultLanguage: Language = 'en'

const twoLetters = /^[A-Za-z]{2}$/

/** Two letters of a path as a country or locale in lower case, or `null` (SH-01). */
export const parseTwoLetters = (segment: string | undefined): string | null =>
  segment !== undefined && twoLetters.test(segment) ? segment.toLowerCase() : null

export type PathLocale = {
  readonly country: string | null
  readonly locale: string | null
  /** What follows country and locale: `orders/sales/C0123` as segments. */
  readonly rest: readonly string[]
}

/** Splits `/us/en/orders/…` into country, locale and the rest; none, the country alone, or both may be there (SH-01). */
export const parsePath = (pathname: string): PathLocale => {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const country = parseTwoLetters(segments[0])
  const locale = country === null ? null : parseTwoLetters(segments[1])
  return { country, locale, rest: segments.slice((country === null ? 0 : 1) + (locale === null ? 0 : 1)) }
}

/** `/us/en`, `/us` or nothing, to put before `/orders`. */
export const pathPrefix = ({ country, locale }: Pick<PathLocale, 'country' | 'locale'>): string => {
  if (country === null) return ''
  return locale === null ? `/${country}` : `/${country}/${locale}`
}

/** The language of a locale: its first two letters (orders.md §9, CC-02). */
export const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase()

/** The language that a catalog is in. */
export const languageOfCatalog = (catalog: Catalog): Language => languageOf(catalog) as Language

/** Languages that the texts exist in, English first. */
const supportedLanguages: readonly Language[] = [...new Set(catalogs.map(languageOfCatalog))]

const supported = (locale: string | null): Language | null => {
  const language = locale === null ? null : languageOf(locale)
  return supportedLanguages.find((known) => known === language) ?? null
}

/** Languages of a country that there are texts in, best first. */
export const languagesOf = (country: string): readonly Language[] => [
  ...new Set(profileOf(country).languages.map(languageOfCatalog)),
]

/** The main language of a country: its profile's, else the one that CLDR knows it mostly speaks, where that has two letters. */
const mainLanguage = (country: string): string | null => {
  const [own] = profileOf(country).languages
  return own === undefined
    ? parseTwoLetters(new Intl.Locale(`und-${country}`).maximize().language)
    : languageOfCatalog(own)
}

export type LanguageQuestion = {
  readonly country: string | null
  readonly locale: string | null
  /** BCP 47 tags, best first: `navigator.languages` or Accept-Language. */
  readonly preferred: readonly string[]
}

const languageWithTexts = ({ country, locale, preferred }: LanguageQuestion): Language | null =>
  supported(locale) ??
  (country === null ? null : supported(mainLanguage(country))) ??
  preferred.map(supported).find((language) => language !== null) ??
  null

/**
 * The language of the texts: the first two letters of the path's locale, else the first language of its country, else the browser's first
 * that there are texts for, else English (CC-02, CC-03).
 */
export const chooseLanguage = (question: LanguageQuestion): Language =>
  languageWithTexts(question) ?? defaultLanguage

/**
 * The language of calls and links, two letters: the locale's first two, whether there are texts in it or not (orders.md §9, CC-02).
 * Without a locale it is the language of the texts; where those are only a fallback, the one that the country mostly speaks.
 */
export const localeLanguage = (question: LanguageQuestion): string => {
  const { country, locale } = question
  if (locale !== null) return languageOf(locale)
  return languageWithTexts(question) ?? (country === null ? null : mainLanguage(country)) ?? defaultLanguage
}

/** BCP 47 tag for `Intl`: `en-GB`, `zh-Hant-TW`. Without a country the US marketplace counts. */
export const localeTag = (language: string, country: string | null): string =>
  [
    languageOf(language),
    /^[A-Za-z]{2}-([A-Za-z]{4})\b/.exec(language)?.[1],
    (country ?? defaultCountry).toUpperCase(),
  ]
    .filter((part) => part !== undefined)
    .join('-')

export type Direction = 'ltr' | 'rtl'

type WithTextInfo = { getTextInfo?: () => { direction?: string }; textInfo?: { direction?: string } }

/** Scripts written from right to left, for engines without `Intl.Locale` text information. */
const rtlScripts = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']

/** Writing direction of a language or tag. */
export const directionOf = (language: string): Direction => {
  const locale = new Intl.Locale(language)
  const { getTextInfo, textInfo } = locale as WithTextInfo
  const told = getTextInfo?.call(locale).direction ?? textInfo?.direction
  return (told ?? (rtlScripts.includes(locale.maximize().script ?? '') ? 'rtl' : 'ltr')) === 'rtl'
    ? 'rtl'
    : 'ltr'
}
