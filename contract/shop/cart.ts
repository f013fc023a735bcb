import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { CountryCode, CurrencyCode, orNull, SkuId, WireAmount } from '../wire/primitives.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Most pieces that one request adds; buy-again adds one (orders.md §9). */
export const maxAddedAtOnce = 10

/** One product in the bag. Prices are of one piece; `null` where the shop has none to tell. */
export const CartItem = v.object({
  skuId: v.string(),
  quantity: v.optional(count, 1),
  priceInfo: orNull(v.object({ price: orNull(WireAmount), msrp: orNull(WireAmount) })),
})

/** The bag of one country: what is in it, newest first, and how many pieces. */
export const Cart = v.object({
  items: v.optional(v.array(CartItem), []),
  currency: CurrencyCode,
  totals: v.object({ quantity: count }),
})
export type Cart = v.InferOutput<typeof Cart>

/** As the on-page shop object gives it (orders.md §7, "Add to cart"). */
export const CartAnswer = v.object({ payload: v.object({ data: Cart }) })
export type CartAnswer = v.InferOutput<typeof CartAnswer>

export const addToCart = /* @__PURE__ */ defineCall({
  id: 'addToCart',
  method: 'POST',
  path: '/cart/items/v1',
  callers: ['member', 'visitor'],
  summary: "Puts pieces of one product into the caller's bag of a country.",
  body: v.object({
    skuId: SkuId,
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxAddedAtOnce)), 1),
    country: v.optional(CountryCode, 'us'),
  }),
  answer: CartAnswer,
  status: 200,
  changes: {},
  problems: ['sku_not_sold', 'sku_unpriced', 'cart_full'],
})

export const getCart = /* @__PURE__ */ defineCall({
  id: 'getCart',
  method: 'GET',
  path: '/cart/v1',
  callers: ['member', 'visitor'],
  summary: "The caller's bag of a country; an empty one where there is none.",
  query: v.object({ country: v.optional(CountryCode, 'us') }),
  answer: CartAnswer,
  status: 200,
})
