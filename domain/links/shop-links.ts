import type { HelpTopic } from '../countries/country.types.ts'
import { profileOf } from '../countries/profile-of.ts'
import { carriers } from './carriers.ts'

type Place = { readonly country: string; readonly language: string }

/**
 * `https://shop.example/gb/en/help/cancel-order` (decisions.md, "Values"); the help pages' home where a country has no such
 * article (CC-02).
 */
export const helpLink = (site: string, { country, language }: Place, topic: HelpTopic): string => {
  const slug = profileOf(country).shop.help[topic]
  return shopPageLink(site, { country, language }, slug === undefined ? 'help' : `help/${slug}`)
}

/** A page of the shop's own site; the home of the country and language for an empty path. */
export const shopPageLink = (site: string, { country, language }: Place, path: string): string =>
  `https://${site}/${country}/${language}${path === '' ? '' : `/${path}`}`

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
