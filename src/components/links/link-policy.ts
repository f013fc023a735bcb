import type { LinkPolicy } from '../../../domain/links/links.ts'
import { allowedLinkHosts, paymentHosts } from '../../../domain/links/shop-links.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'

/** Where links of the wire may lead: this origin, the shop's hosts and the carriers'. */
export const linkPolicy = (): LinkPolicy => ({
  origin: location.origin,
  allowedHosts: allowedLinkHosts(shop.site),
})

/** A payment's form, code and wallet lead to its provider alone (DP-02). */
export const paymentLinkPolicy = (): LinkPolicy => ({
  origin: location.origin,
  allowedHosts: paymentHosts(shop.site),
})
