import {
  chooseLanguage,
  defaultCountry,
  directionOf,
  type Language,
  localeTag,
  parsePath,
} from '../../domain/format/locale.ts'
import type { Place } from '../components/app/app-context.ts'

export type DocumentPlace = Place & { readonly language: Language }

/** Where the shopper is, by the address and the browser's languages. */
export const placeOf = (pathname: string, preferred: readonly string[]): DocumentPlace => {
  const { country, locale } = parsePath(pathname)
  const language = chooseLanguage({ country, locale, preferred })
  return {
    country,
    locale,
    marketplace: country ?? defaultCountry,
    language,
    tag: localeTag(language, country),
    direction: directionOf(language),
  }
}
