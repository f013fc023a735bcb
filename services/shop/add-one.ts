import * as v from 'valibot'
import { CartAnswer } from '../../contract/shop/cart.ts'
import { type Failure, isOutcomeOpen } from '../http/result.ts'
import { noPricingInfo, type ShopObject } from './shop-object.ts'

/** The piece that went into the bag. Prices are of one piece, in `currency`. */
export type AddedItem = {
  readonly price: number
  readonly msrp: number | null
  readonly currency: string
  /** Pieces in the whole bag. */
  readonly totalItemCount: number
}

/**
 * What became of an addition. `open`: it may or may not have happened. `refused`: the browser goes to the order URL,
 * because of 'Request Failed', 'No pricing info', no items, or an answer that is none (BA-01).
 */
export type AddAnswer =
  | { readonly kind: 'added'; readonly item: AddedItem }
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly reason: string }

const refused = (reason: string): AddAnswer => ({ kind: 'refused', reason })

/** A request that the host is working on right now is not over either. */
const isOpen = (failure: Failure): boolean =>
  isOutcomeOpen(failure) || (failure.kind === 'problem' && failure.code === 'idempotency_in_flight')

const ofError = (error: unknown): AddAnswer => {
  if (!(error instanceof Error)) return refused('unknown')
  return error.cause && isOpen(error.cause as Failure) ? { kind: 'open' } : refused(error.message)
}

/** The answer as orders.md §7 has it, read for one sku. */
const ofValue = (value: unknown, skuId: string): AddAnswer => {
  const answer = v.safeParse(CartAnswer, value)
  if (!answer.success) return refused('malformed')
  const { items, currency, totals } = answer.output.payload.data
  const item = items.find((candidate) => candidate.skuId === skuId)
  if (!item) return refused('no items')
  const { price = null, msrp = null } = item.priceInfo ?? {}
  if (price === null) return refused(noPricingInfo)
  return { kind: 'added', item: { price, msrp, currency, totalItemCount: totals.quantity } }
}

/** Adds one piece through the on-page shop object; the same key adds it once. */
export const addOne = async (
  shop: ShopObject,
  { skuId, key }: { readonly skuId: string; readonly key: string },
): Promise<AddAnswer> => {
  try {
    return ofValue(await shop.addToCart({ skuId, quantity: 1, idempotencyKey: key }), skuId)
  } catch (error) {
    return ofError(error)
  }
}
