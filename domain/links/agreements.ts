import { profileOf } from '../countries/profile-of.ts'
import { shop } from '../shop-settings/shop.ts'
import { safeLink } from './links.ts'
import { allowedLinkHosts } from './shop-links.ts'

export const agreementTypes = ['privacyPolicy', 'termsOfUse'] as const
export type AgreementType = (typeof agreementTypes)[number]

/**
 * Link of an agreement: the service redirects to its text in this country and language (GL-05).
 * @param place two letters each, lower case.
 */
export const agreementLink = (
  site: string,
  agreementType: AgreementType,
  place: { readonly country: string; readonly language: string },
): string | null => {
  const query = new URLSearchParams({
    agreementType,
    uxId: shop.agreementUxId,
    country: place.country.toUpperCase(),
    language: place.language,
    requestType: 'redirect',
  })
  return safeLink(`https://${profileOf(place.country).shop.agreementHost}.${site}/agreement?${query}`, {
    origin: `https://${site}`,
    allowedHosts: allowedLinkHosts(site),
  })
}
