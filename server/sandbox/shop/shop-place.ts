import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { defaultCountry } from '../../../domain/countries/profile-of.ts'
import { catalogOf } from '../../../domain/languages/catalogs.ts'
import {
  chooseLanguage,
  localeLanguage,
  localeTag,
  parsePath,
  pathPrefix,
} from '../../../domain/languages/locale.ts'
import { textIn } from '../../api/modules/orders/localized.ts'
import type { SampleText } from '../sample-text.ts'

/** Where the sandbox plays the shop's own site. */
export const sandboxShopPath = '/sandbox/shop'

/** Where in the shop somebody is, and how things are said and linked there. */
export type ShopPlace = {
  /** Two letters, lower case. */
  readonly country: string
  readonly language: Catalog
  /** BCP 47 tag for money and spans of time. */
  readonly tag: string
  /** What follows country and language, `help/contact-us`; a host under the site's own comes first, `~global/orders/C0123`. */
  readonly rest: string
  readonly say: (text: SampleText) => string
  /** A page of the shop in the same country and language. */
  readonly linkTo: (path: string) => string
  /** A page of the orders in the same country and language. */
  readonly ordersAt: (path: string) => string
}

/**
 * Reads a path of the shop.
 * @param path beneath `sandboxShopPath`.
 * @param preferred BCP 47 tags, best first.
 */
export const shopPlaceOf = (path: string, preferred: readonly string[]): ShopPlace => {
  const { country, locale, rest } = parsePath(path)
  const question = { country, locale, preferred }
  const language = catalogOf(chooseLanguage(question), country, preferred)
  const home = `${sandboxShopPath}/${country ?? defaultCountry}/${localeLanguage(question)}`
  const orders = pathPrefix({ country, locale })
  return {
    country: country ?? defaultCountry,
    language,
    tag: localeTag(language, country),
    rest: rest.join('/'),
    say: (text) => textIn(text, language) ?? text.en,
    linkTo: (to) => (to === '' ? home : `${home}/${to}`),
    ordersAt: (to) => `${orders}/${to}`,
  }
}
