import { defaultCountry } from '../../domain/countries/profile-of.ts'
import { catalogOf } from '../../domain/languages/catalogs.ts'
import {
  chooseLanguage,
  directionOf,
  localeLanguage,
  localeTag,
  parsePath,
} from '../../domain/languages/locale.ts'
import type { Place } from '../components/app/app-context.ts'

/** Where the shopper is, by the address and the browser's languages. */
export const placeOf = (pathname: string, preferred: readonly string[]): Place => {
  const { country, locale } = parsePath(pathname)
  const question = { country, locale, preferred }
  const textLanguage = catalogOf(chooseLanguage(question), country, preferred)
  return {
    country,
    locale,
    marketplace: country ?? defaultCountry,
    language: localeLanguage(question),
    textLanguage,
    tag: localeTag(textLanguage, country),
    direction: directionOf(textLanguage),
  }
}
