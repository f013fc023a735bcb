import type { LinkPolicy } from '../../../domain/links/links.ts'
import { allowedLinkHosts } from '../../../domain/links/shop-links.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'

/** Where links of the wire may lead: this origin, the shop's hosts and the carriers'. */
export const linkPolicy = (): LinkPolicy => ({
  origin: location.origin,
  allowedHosts: allowedLinkHosts(shop.site),
})
