import type { LinkPolicy } from '../../../domain/links/links.ts'
import { allowedLinkHosts } from '../../../domain/links/shop-links.ts'
import { useShop } from '../app/app-context.ts'

/** Where links of the wire may lead: this origin, the shop's hosts and the carriers'. */
export const useLinkPolicy = (): LinkPolicy => {
  const { site } = useShop()
  return { origin: location.origin, allowedHosts: allowedLinkHosts(site) }
}
