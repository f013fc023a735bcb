import * as v from 'valibot'
import { CartAnswer, addToCart as call } from '../../contract/shop/cart.ts'
import { type ByTarget, type Change, createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'
import { type Failure, succeeded } from '../http/result.ts'
import { noPricingInfo, type ShopObject } from './shop-object.ts'

/** One piece of a product, into the bag of a country (two letters, lower case). */
export type AddTarget = { readonly skuId: string; readonly country: string }

/** The piece that went into the bag. Prices are of one piece, in `currency`. */
export type AddedItem = {
  readonly price: number
  readonly msrp: number | null
  readonly currency: string
  /** Pieces in the whole bag. */
  readonly totalItemCount: number
}

const refused = (code: string): Outcome<never> => ({ kind: 'refused', code, status: null, isFinal: true })

/** The answer as orders.md §7 has it, read for one sku. Without the item or its price it counts as refused (BA-01). */
const read = (answer: CartAnswer, { skuId }: AddTarget): Outcome<AddedItem> => {
  const { items, currency, totals } = answer.payload.data
  const item = items.find((candidate) => candidate.skuId === skuId)
  if (!item) return refused('no_items')
  const { price = null, msrp = null } = item.priceInfo ?? {}
  if (price === null) return refused('no_pricing_info')
  return done({ price, msrp, currency, totalItemCount: totals.quantity })
}

/** Adds one piece to the bag; the page does it through the shop object. */
export const addOne = createChange({
  call,
  objectOf: ({ skuId, country }: AddTarget) => `${country}.${skuId}`,
  requestOf: (_request: ByTarget, { skuId, country }) => ({ body: { skuId, quantity: 1, country } }),
  read,
})

const failureKinds = ['problem', 'unauthorized', 'unparsable', 'malformed', 'network', 'timeout']

const isFailure = (cause: unknown): cause is Failure =>
  typeof cause === 'object' && cause !== null && 'kind' in cause && failureKinds.includes(String(cause.kind))

/** A refusal of the shop object; with the API host's own failure where it was asked. */
const ofError = (error: unknown, target: AddTarget): Outcome<AddedItem> => {
  if (!(error instanceof Error)) return refused('request_failed')
  if (isFailure(error.cause)) return addOne.outcomeOf({ ok: false, failure: error.cause }, target)
  return refused(error.message === noPricingInfo ? 'no_pricing_info' : 'request_failed')
}

/** The same through an on-page shop object, which is handed the key (orders.md §4, "Buy again"). */
export const addOneThrough = (shop: ShopObject): Change<AddTarget, ByTarget, AddedItem> => ({
  ...addOne,
  send: async (_http, { target, key }) => {
    try {
      const value = await shop.addToCart({ skuId: target.skuId, quantity: 1, idempotencyKey: key })
      const answer = v.safeParse(CartAnswer, value)
      return answer.success ? addOne.outcomeOf(succeeded(answer.output), target) : refused('malformed')
    } catch (error) {
      return ofError(error, target)
    }
  },
})
