import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestFilter } from '../wire/guest-filter.ts'
import { GuestFields } from '../wire/guest-pass.ts'
import { Contact, CountryCode, LanguageCode, OrderNumber, orNull } from '../wire/primitives.ts'
import { Order } from './order.ts'

export const OrderParams = v.object({ orderNumber: OrderNumber })

export const OrderQuery = v.object({
  locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
  country: v.optional(CountryCode),
  language: v.optional(LanguageCode),
  /** The detail call's own names for a guest's contact; `filter` is taken as well. */
  email: v.optional(Contact),
  telephoneNumber: v.optional(Contact),
  filter: v.optional(GuestFilter),
  /** IANA time zone of the shopper. */
  timezone: v.optional(v.pipe(v.string(), v.maxLength(64))),
  shippedTestFlag: v.optional(v.picklist(['true', 'false'])),
})

export const OrderAnswer = v.object({
  order: Order,
  error: orNull(v.looseObject({ message: v.optional(v.string()) })),
})

export const getOrder = /* @__PURE__ */ defineCall({
  id: 'getOrder',
  method: 'GET',
  path: '/orders/history/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'An order with its groups, lines, addresses, payment and totals.',
  params: OrderParams,
  query: OrderQuery,
  headers: GuestFields,
  answer: OrderAnswer,
  status: 200,
  problems: ['order_not_found'],
})

export const getOrderSummary = /* @__PURE__ */ defineCall({
  ...getOrder,
  id: 'getOrderSummary',
  path: '/orders/summary/v1/{orderNumber}',
  summary: "The same order as a guest's summary page asks for it.",
})
