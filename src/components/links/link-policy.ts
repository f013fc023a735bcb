import { useMemo } from 'react'
import type { LinkPolicy } from '../../../domain/links/links.ts'
import { allowedLinkHosts, paymentHosts } from '../../../domain/links/shop-links.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { useApp } from '../app/app-context.ts'

/** Where links of the wire may lead: this origin, the shop's hosts, or who plays them, and the carriers'. */
export const useLinkPolicy = (): LinkPolicy => {
  const { origin, playedShop: played } = useApp().device
  return useMemo(() => ({ origin, allowedHosts: allowedLinkHosts(shop.site), played }), [origin, played])
}

/** A payment's form, code and wallet lead to its provider alone (DP-02). */
export const paymentLinkPolicy = (origin: string): LinkPolicy => ({
  origin,
  allowedHosts: paymentHosts(shop.site),
})
