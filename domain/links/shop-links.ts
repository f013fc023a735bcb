import type { CountryProfile, HelpTopic } from '../countries/country.types.ts'
import { defaultCountry, profileOf } from '../countries/profile-of.ts'
import { defaultLanguage } from '../format/locale.ts'
import { carriers } from './carriers.ts'

type Place = { readonly country: string | null; readonly language: string | null }

/** The help pages' home of a country and language: where a missing article leads (CC-02). */
export const helpHome = (site: string, { country, language }: Place): string =>
  `https://${site}/${country ?? defaultCountry}/${language ?? defaultLanguage}/help`

/**
 * `https://shop.example/gb/en/help/cancel-order` (decisions.md, "Values"); the help home where a country has no such article.
 * @param slugs the country's own ends of addresses.
 */
export const helpLink = (
  site: string,
  place: Place,
  topic: HelpTopic,
  slugs: CountryProfile['shop']['help'] = profileOf(place.country).shop.help,
): string => {
  const slug = slugs[topic]
  return slug === undefined ? helpHome(site, place) : `${helpHome(site, place)}/${slug}`
}

/** Where the shopper picks another country. */
export const countrySelectionLink = (site: string): string => `https://${site}/countries`

/** Orders of the global store live on a site of their own (OD-14). */
export const globalStoreOrderLink = (site: string, orderNumber: string): string =>
  `https://global.${site}/orders/${encodeURIComponent(orderNumber)}`

/** The payment provider's hosts: nothing else gets a payment's form (DP-02). */
export const paymentHosts = (site: string): readonly string[] => [`pay.${site}`]

/** Hosts that links and forms may leave to: the shop's own, its payment provider's, the carriers' tracking hosts. */
export const allowedLinkHosts = (site: string, further: readonly string[] = []): readonly string[] => [
  site,
  `*.${site}`,
  ...carriers.map((carrier) => carrier.trackingHost),
  ...further,
]
