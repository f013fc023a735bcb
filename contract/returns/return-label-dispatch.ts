import * as v from 'valibot'
import { SentAuthorizationInfo } from '../orders/address.ts'
import { VisitorDetail } from '../session/session.ts'
import { defineCall } from '../wire/call.ts'
import { GuestFilter, GuestQuery } from '../wire/guest-filter.ts'
import { Contact, CountryCode, LanguageCode, OrderNumber, orNull } from '../wire/primitives.ts'
import { lineOf } from '../wire/text.ts'

/** Ways in which a label is sent: as an e-mail, or printed and by post. */
export const dispatchTypes = ['email', 'mail'] as const
export type DispatchType = (typeof dispatchTypes)[number]

/** Where an e-mail goes is the order's own address: what the body says of contacts is only checked against it. */
export const ReturnLabelDispatchRequest = v.object({
  dispatchType: v.picklist(dispatchTypes),
  returnOrderNumber: OrderNumber,
  returnOrderNum: v.optional(OrderNumber),
  authorizationInfo: orNull(SentAuthorizationInfo),
  visitorDetail: orNull(VisitorDetail),
})
export type ReturnLabelDispatchRequest = v.InferOutput<typeof ReturnLabelDispatchRequest>

export const ReturnLabelDispatch = v.object({
  returnOrderNumber: OrderNumber,
  dispatchType: v.picklist(dispatchTypes),
})
export type ReturnLabelDispatch = v.InferOutput<typeof ReturnLabelDispatch>

export const dispatchReturnLabel = /* @__PURE__ */ defineCall({
  id: 'dispatchReturnLabel',
  method: 'POST',
  path: '/order_mgmt/user_return_labels_dispatch/v1',
  callers: ['member', 'guest'],
  object: { type: 'return', at: 'body.returnOrderNumber' },
  summary: "Sends a return's label to the order's own e-mail address, or by post.",
  query: v.object({ filter: v.optional(GuestFilter), language: v.optional(LanguageCode) }),
  body: ReturnLabelDispatchRequest,
  answer: ReturnLabelDispatch,
  status: 202,
  changes: {},
  problems: ['order_not_found', 'label_not_available', 'rate_limited'],
})

export const StoreReturnEmailRequest = v.object({
  country: CountryCode,
  firstName: lineOf(60),
  language: LanguageCode,
  orderNumber: OrderNumber,
  returnNumber: OrderNumber,
  /** Only the order's own address is taken. */
  to: Contact,
})
export type StoreReturnEmailRequest = v.InferOutput<typeof StoreReturnEmailRequest>

export const sendStoreReturnEmail = /* @__PURE__ */ defineCall({
  id: 'sendStoreReturnEmail',
  method: 'POST',
  path: '/order_mgmt/store_return_email/v1',
  callers: ['member', 'guest'],
  object: { type: 'return', at: 'body.returnNumber' },
  summary: 'E-mails how to return to a store, with the barcode to show there.',
  query: GuestQuery,
  body: StoreReturnEmailRequest,
  answer: v.object({ returnNumber: OrderNumber }),
  status: 200,
  changes: {},
  problems: ['order_not_found', 'rate_limited'],
})
