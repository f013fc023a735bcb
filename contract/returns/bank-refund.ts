import * as v from 'valibot'
import { SentBankRefund } from '../orders/bank-refund.ts'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { Contact, OrderNumber } from '../wire/primitives.ts'
import { oneLine } from '../wire/text.ts'

const field = (max: number) => v.pipe(v.string(), v.maxLength(max), oneLine(), v.trim(), v.minLength(1))

/** Most characters of a first and a last name (returns.md §5, RF-01); the second bound is ours. */
export const maxFirstName = 24
export const maxLastName = 120

/** An IBAN has at most 34 characters (ISO 13616); the rest is what people write between them. */
export const maxSentIban = 64
const iban = field(maxSentIban)

/** Bank refund form (returns.md §3, RF-01). Its values are never logged or stored on the client. */
export const BankRefundForm = v.object({
  firstName: v.pipe(field(64), v.maxLength(maxFirstName)),
  lastName: field(maxLastName),
  iban,
})
export type BankRefundForm = v.InferOutput<typeof BankRefundForm>

export const BankRefundRequest = v.object({
  accountDetails: v.object({
    iban,
    owner: v.object({
      firstName: BankRefundForm.entries.firstName,
      lastName: BankRefundForm.entries.lastName,
    }),
  }),
  /** The order's own address, which the request is checked against; empty where the order has none. */
  email: Contact,
  orderNumber: OrderNumber,
})
export type BankRefundRequest = v.InferOutput<typeof BankRefundRequest>

export const sendBankRefund = /* @__PURE__ */ defineCall({
  id: 'sendBankRefund',
  method: 'POST',
  path: '/order_mgmt/bank_refund/v1',
  callers: ['member', 'guest'],
  object: { type: 'return', at: 'body.orderNumber' },
  summary: 'The bank account that a return of goods paid in cash is refunded to, once for a return.',
  query: GuestQuery,
  body: BankRefundRequest,
  answer: v.object({ orderNumber: OrderNumber, ...SentBankRefund.entries }),
  status: 201,
  changes: {},
  problems: ['order_not_found', 'bank_refund_not_due', 'bank_refund_exists'],
})
