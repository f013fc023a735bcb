import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import {
  CountryCode,
  CurrencyCode,
  Instant,
  LanguageCode,
  OrderNumber,
  orNull,
  WireAmount,
} from '../wire/primitives.ts'
import { orderFilterEntries } from './order-filter.ts'
import { orderItemEntries } from './order-item.ts'
import { orderClassifications, orderTypes } from './order-types.ts'
import { Payment } from './payment.ts'
import { Refund } from './refund.ts'

/** One line of the history: the line itself with what its order is known by (HI-01, PA-02). */
export const HistoryItem = v.object({
  ...orderItemEntries,
  orderNumber: OrderNumber,
  orderType: v.picklist(orderTypes),
  orderClassification: v.optional(v.picklist(orderClassifications), 'CONSUMER'),
  orderDate: Instant,
  currency: CurrencyCode,
  orderTotal: orNull(WireAmount),
  /** Country that the order shipped from, whose rules it follows; ours. */
  shipFromCountry: orNull(CountryCode),
  /** Of return orders: how they travel, and what was given back. */
  returnMethod: orNull(v.string()),
  refund: orNull(Refund),
  /** Way that the money of a return order comes back. */
  refundTo: orNull(Payment),
  /** Lines in the whole order; a page carries at most five of them (`historyLinesPerOrder`). */
  orderLineCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  isCancellationPending: v.optional(v.boolean(), false),
  isPaymentPending: v.optional(v.boolean(), false),
  /** The shopper can finish the payment; a host that does not say leaves it to the payment page. */
  hasWayToPay: v.optional(v.boolean(), true),
  /** Until when an unpaid order can be paid; ours, beside the specification. */
  payBy: orNull(Instant),
  /** Older payment page of an unpaid order (OD-14). */
  legacyPaymentUrl: orNull(v.string()),
  /** Store that a partner order was placed with. */
  partnerName: orNull(v.string()),
  /** What only members could buy; shows as member access. */
  memberGatedFlag: v.optional(v.boolean(), false),
  /** What a line of a partner order came to, with its fees and its tax on top. */
  lineItemTotal: orNull(WireAmount),
  /** Shipping of the whole order, of partner orders: with the lines it comes to `orderTotal`; ours. */
  shippingTotal: orNull(WireAmount),
})
export type HistoryItem = v.InferOutput<typeof HistoryItem>

/** Orders on one page of the history (decisions.md, "Values"). */
export const historyPageSize = 10
/** Lines of one order that the history carries; the order's own page has them all. */
export const historyLinesPerOrder = 5

export const OrderHistory = v.object({
  orderItems: v.array(HistoryItem),
  pages: v.object({ next: orNull(v.string()) }),
  /** When the member first bought something, whatever the list is narrowed to; first pages tell it (BY-54). Ours. */
  oldestOrderDate: v.optional(Instant),
})
export type OrderHistory = v.InferOutput<typeof OrderHistory>

export const listOrders = /* @__PURE__ */ defineCall({
  id: 'listOrders',
  method: 'GET',
  path: '/orders/history/v1',
  callers: ['member'],
  summary:
    "One page of the member's orders, newest first; partner orders with filter type(PARTNER_SALES_ORDER).",
  query: v.object({
    sort: v.optional(v.picklist(['orderSubmitDateDesc']), 'orderSubmitDateDesc'),
    country: v.optional(CountryCode),
    language: v.optional(LanguageCode),
    giftcards: v.optional(v.picklist(['true', 'false']), 'true'),
    filter: v.optional(v.pipe(v.string(), v.regex(/^type\((SALES_ORDER|PARTNER_SALES_ORDER)\)$/, 'filter'))),
    ...orderFilterEntries,
    /** Of the same request's last page; one of another filter is refused. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  answer: OrderHistory,
  status: 200,
})
