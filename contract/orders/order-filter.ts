import * as v from 'valibot'

/** Longest text that orders are searched by, in characters. */
export const maxSearchLength = 80
/** So many words of it count; whatever follows is not looked for. */
export const maxSearchWords = 8

/** Statuses that a list of orders can be narrowed to; which shown statuses each stands for is in `domain/order-history`. */
export const statusFilters = ['onItsWay', 'pickup', 'unpaid', 'delivered', 'cancelled', 'returned'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** Where an order was placed: in a store those of the classification STORE, online all others. */
export const placesOfOrder = ['online', 'store'] as const
/** Sales are what was bought, returns the orders by which it comes back. */
export const kindsOfOrder = ['sales', 'returns'] as const

/** What the history can be narrowed to; ours, beside the specification. All that is named must hold (BY-53). */
export const orderFilterEntries = {
  /** Words of an order number, a title, a style, a category or a color, in the asked language; in any order, each must be there. */
  search: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength))),
  status: v.optional(v.picklist(statusFilters)),
  /** Of the order's date, anywhere on earth: four digits. */
  year: v.optional(v.pipe(v.string(), v.regex(/^(19|20)\d{2}$/, 'year'))),
  placedIn: v.optional(v.picklist(placesOfOrder)),
  kind: v.optional(v.picklist(kindsOfOrder)),
}
