import { addToCart as call } from '../../contract/shop/cart.ts'
import type { Http } from '../http/http.ts'

/** One addition; the same key is the same piece, however often it is sent. */
type AddToCart = {
  readonly skuId: string
  readonly quantity: number
  /** A fresh one where none is given. */
  readonly idempotencyKey?: string
}

/** Messages with which the shop object refuses (orders.md §4, "Buy again"). */
const requestFailed = 'Request Failed'
export const noPricingInfo = 'No pricing info'

/** The on-page shop object, `window.shop` (orders.md §7, "Add to cart"). */
export type ShopObject = {
  /**
   * Adds pieces of a product and resolves with `payload.data`: items, currency, totals.
   * @throws {Error} 'Request Failed' or 'No pricing info'; `cause` is the failure where the API host was asked.
   */
  readonly addToCart: (request: AddToCart) => Promise<unknown>
}

export type ShopDeps = {
  readonly http: Http
  /** Whose bag it is: two letters, lower case. */
  readonly country: string
  readonly newKey: () => string
}

/** The shop object over the API host. */
export const createShopObject = ({ http, country, newKey }: ShopDeps): ShopObject => ({
  addToCart: async ({ skuId, quantity, idempotencyKey = newKey() }) => {
    const result = await http.call(call, { body: { skuId, quantity, country }, idempotencyKey })
    if (result.ok) return result.value
    const { failure } = result
    const isUnpriced = failure.kind === 'problem' && failure.code === 'sku_unpriced'
    throw new Error(isUnpriced ? noPricingInfo : requestFailed, { cause: failure })
  },
})
