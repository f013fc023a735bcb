import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { GuestFields } from '../wire/guest-pass.ts'
import { CountryCode, CurrencyCode, Instant, OrderNumber, orNull, WireAmount } from '../wire/primitives.ts'
import { BankRefund } from './bank-refund.ts'
import { ReturnExchange } from './line-answer.ts'
import { OrderParams } from './order-calls.ts'
import { ItemDates } from './order-item.ts'
import { Payment } from './payment.ts'
import { Refund } from './refund.ts'

/**
 * What money goes back for: a return order; what was cancelled of the sale; a payment that came when none was due anymore.
 */
export const refundEntryKinds = ['return', 'cancellation', 'payment'] as const

/** Why less comes back than was asked for. `other`: less was given back, and nothing says why. */
export const withheldReasons = ['denied', 'other'] as const
export type WithheldReason = (typeof withheldReasons)[number]

/** Pieces of one line that were sent back or cancelled. */
export const RefundPiece = v.object({
  id: v.string(),
  title: v.string(),
  size: orNull(v.string()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What they came to, with their fees and tax. */
  amount: WireAmount,
  isDenied: v.optional(v.boolean(), false),
})
export type RefundPiece = v.InferOutput<typeof RefundPiece>

/** What goes to one way of payment. `payment` is `null` where it is not known how much each of several had paid. */
export const RefundPart = v.object({ payment: orNull(Payment), amount: WireAmount })
export type RefundPart = v.InferOutput<typeof RefundPart>

/** One reason for money to go back (BY-57). `due` is what `refunded`, `toCome` and what is withheld add up to. */
export const RefundEntry = v.object({
  kind: v.picklist(refundEntryKinds),
  /** Of the return; of the sale itself for anything else. */
  orderNumber: OrderNumber,
  currency: CurrencyCode,
  /** Whose days a refund takes. */
  country: CountryCode,
  requestedAt: orNull(Instant),
  /** How a return goes back. */
  returnMethod: orNull(v.string()),
  /** Status of a return, by its leading line. */
  standing: orNull(
    v.object({
      lineItemStatus: v.object({ status: v.string() }),
      lineItemStatusVariant: orNull(v.string()),
    }),
  ),
  itemDates: v.optional(ItemDates, {}),
  pieces: v.array(RefundPiece),
  due: WireAmount,
  refunded: WireAmount,
  toCome: WireAmount,
  withheld: v.array(v.object({ reason: v.picklist(withheldReasons), amount: WireAmount })),
  /** What was given back, as it was recorded; `null` until then. */
  refund: orNull(Refund),
  /** What a bank finds the refund by. */
  reference: orNull(v.string()),
  /** How `refunded` and `toCome` are divided among the ways that the order was paid. */
  parts: v.array(RefundPart),
  /** Of a return: what its items go back for beside money (BY-05). */
  exchange: orNull(ReturnExchange),
  /** Where it goes to a bank account: what may be shown of that. */
  bankRefund: orNull(BankRefund),
})
export type RefundEntry = v.InferOutput<typeof RefundEntry>

/** All the money that goes back for a sale; ours, beside the specification. */
export const RefundStatus = v.object({
  orderNumber: OrderNumber,
  currency: CurrencyCode,
  /** Shipping that was paid and stays so, where goods of the order were sent back; else `null`. */
  shippingKept: orNull(WireAmount),
  entries: v.array(RefundEntry),
})
export type RefundStatus = v.InferOutput<typeof RefundStatus>

export const getRefundStatus = /* @__PURE__ */ defineCall({
  id: 'getRefundStatus',
  method: 'GET',
  path: '/orders/refunds/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'All the money that goes back for a sales order: for what, to which payment, how much and when.',
  params: OrderParams,
  query: GuestQuery,
  headers: GuestFields,
  answer: RefundStatus,
  status: 200,
  problems: ['order_not_found'],
})
