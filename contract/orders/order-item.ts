import * as v from 'valibot'
import { CalendarDate, Instant, orNull, WireAmount } from '../wire/primitives.ts'

/** Product as an order line keeps it. `pbid` marks a custom design; texts arrive in the asked language. */
export const Product = v.object({
  productId: orNull(v.string()),
  pid: orNull(v.string()),
  pbid: orNull(v.string()),
  title: v.string(),
  category: orNull(v.string()),
  /**
   * Address of the picture, with its widths in the fragment where there are several (`domain/pictures/picture-sources.ts`);
   * `null` shows the image-unavailable placeholder (HI-08).
   */
  productImage: orNull(v.string()),
  /** What the picture shows, for those who do not see it. */
  imageAlt: orNull(v.string()),
  color: orNull(v.string()),
  size: orNull(v.string()),
  styleColor: orNull(v.string()),
  gtin: orNull(v.string()),
  metricId: orNull(v.string()),
  nikeIdPathName: orNull(v.string()),
})
export type Product = v.InferOutput<typeof Product>

export const Promotion = v.object({ id: v.string(), promoType: v.string() })

/** Money of one line: all amounts are for the whole line, not per piece. */
export const LineItemTransaction = v.object({
  orderDate: orNull(Instant),
  msrp: orNull(WireAmount),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  returnableQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  lineItemChargedPrice: orNull(WireAmount),
  lineItemFees: orNull(WireAmount),
  lineItemTaxes: orNull(WireAmount),
  promotions: v.optional(v.array(Promotion), []),
})

/** What a line was before pieces of it were returned; ours, beside the specification. */
export const OrderedTransaction = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lineItemChargedPrice: orNull(WireAmount),
  lineItemTaxes: orNull(WireAmount),
})

/** Dates of a line (orders.md §3, "Item dates"): calendar dates are days at the place of delivery, the rest instants. */
export const ItemDates = v.object({
  arriveDateRange: orNull(v.object({ from: CalendarDate, to: CalendarDate })),
  cancelled: orNull(Instant),
  delivered: orNull(Instant),
  estimatedDeliveryDate: orNull(CalendarDate),
  ordered: orNull(Instant),
  pickedUp: orNull(Instant),
  readyForPickup: orNull(Instant),
  returnCompleted: orNull(Instant),
  returnCreated: orNull(Instant),
  returnDenied: orNull(Instant),
  returnInProcess: orNull(Instant),
  shipped: orNull(Instant),
})
export type ItemDates = v.InferOutput<typeof ItemDates>
export const noItemDates: ItemDates = v.parse(ItemDates, {})

/** Why a line cannot be returned. */
export const ReturnDisableReason = v.object({
  code: v.string(),
  text: orNull(v.string()),
  linkText: orNull(v.string()),
  linkUrl: orNull(v.string()),
})

/** One thing a card offers; links are followed only to same-origin paths or listed hosts. */
export const Action = v.object({ webLink: orNull(v.string()), appCallback: orNull(v.string()) })

/** Actions of a line by name: `buyItAgain`, `trackShipment`, `return`, `viewReturn`, `writeReview`, `getHelp` (OD-16). */
export const ItemActions = v.record(v.string(), v.nullable(Action))

export const orderItemEntries = {
  /** Stable id of the line. */
  id: v.pipe(v.string(), v.minLength(1)),
  product: Product,
  lineItemStatus: v.object({
    /** Raw status; `domain/status/order-status` maps it, case-insensitively. */
    status: v.string(),
    statusColor: orNull(v.string()),
  }),
  /** Simple line status of orders.md §4 where the host knows it, for example `SHIPPED`. */
  lineItemStatusVariant: orNull(v.string()),
  lineItemTransaction: LineItemTransaction,
  lineItemTransactionAlt: orNull(LineItemTransaction),
  /** The line as it was ordered, where returns have taken pieces of it since: refunds go by it (`domain/refunds/refund`). */
  orderedTransaction: orNull(OrderedTransaction),
  returnableFlag: v.optional(v.boolean(), false),
  returnDisableReason: orNull(ReturnDisableReason),
  /** Estimated delivery as a sentence in the asked language. */
  eddTranslated: orNull(v.string()),
  itemDates: v.optional(ItemDates, {}),
  actions: v.optional(ItemActions, {}),
  skuId: orNull(v.string()),
  customizedProductReference: orNull(v.string()),
  shipmentNumber: orNull(v.string()),
  standardCarrierAlphaCode: orNull(v.string()),
  /** The shopper fetches it, so that nothing arrives; ours, beside the specification. */
  isForPickup: v.optional(v.boolean(), false),
  /** It is sent in exchange for what went back of this line of the order; ours (BY-05). */
  replacementFor: orNull(v.string()),
} as const

export const OrderItem = v.object(orderItemEntries)
export type OrderItem = v.InferOutput<typeof OrderItem>
