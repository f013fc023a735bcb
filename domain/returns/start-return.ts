import type { Order } from '../../contract/orders/order.ts'
import { defaultCountry } from '../countries/profile-of.ts'
import { globalStoreOrderLink } from '../links/shop-links.ts'
import { shipFromCountry } from '../orders/order-country.ts'

/** Where the return action of an order leads. */
export type ReturnStart =
  | { readonly kind: 'route'; readonly orderNumber: string }
  /** The order shipped from another country than the page is in: say so first. */
  | { readonly kind: 'mismatch'; readonly orderCountry: string }
  | { readonly kind: 'external'; readonly url: string }

/**
 * A return of a global store order goes to its external url (OD-14). Where the ship-from country differs from the current
 * one and the flag is on, stand-alone views show the mismatch modal instead (returns.md §5, OD-04).
 */
export const startReturn = (input: {
  readonly order: Pick<Order, 'orderNumber' | 'isGlobalStoreOrder' | 'shipFrom'>
  readonly country: string | null
  readonly standalone: boolean
  readonly enableOrderMismatchModal: boolean
  readonly site: string
}): ReturnStart => {
  const { order, country } = input
  if (order.isGlobalStoreOrder) {
    return { kind: 'external', url: globalStoreOrderLink(input.site, order.orderNumber) }
  }
  const from = shipFromCountry(order)
  const differs = from !== null && from !== (country ?? defaultCountry)
  return differs && input.standalone && input.enableOrderMismatchModal
    ? { kind: 'mismatch', orderCountry: from }
    : { kind: 'route', orderNumber: order.orderNumber }
}
