import * as v from 'valibot'
import { defaultCurrency } from '../orders/order.ts'
import { CurrencyCode, orNull, WireAmount } from '../wire/primitives.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the popup after buy-again shows; buy-again adds one (orders.md §3 and §9). */
export const MiniCartProduct = v.object({
  category: orNull(v.string()),
  currency: v.optional(CurrencyCode, defaultCurrency),
  image: orNull(v.string()),
  msrp: orNull(WireAmount),
  price: orNull(WireAmount),
  size: orNull(v.string()),
  title: v.string(),
  quantity: v.optional(count, 1),
  totalItemCount: v.optional(count, 1),
})
export type MiniCartProduct = v.InferOutput<typeof MiniCartProduct>
