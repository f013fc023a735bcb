import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestFilter, GuestQuery } from '../wire/guest-filter.ts'
import { LanguageCode, maxContactLength, OrderNumber } from '../wire/primitives.ts'
import { oneLine } from '../wire/text.ts'
import { Withdrawal } from './withdrawal.ts'

/** Most characters of the name in a statement. */
export const maxWithdrawalName = 120

const field = (max: number) => v.pipe(v.string(), v.maxLength(max), oneLine(), v.trim(), v.minLength(1))

/** An online statement of withdrawal (Directive 2011/83/EU, Art. 11a(2)): who, from what, and where the acknowledgement goes. */
export const WithdrawalStatement = v.object({
  name: field(maxWithdrawalName),
  /** E-mail address that the acknowledgement of receipt is sent to. */
  email: field(maxContactLength),
  /** Ids of the lines that are withdrawn from. */
  lines: v.pipe(v.array(field(64)), v.minLength(1), v.maxLength(500)),
})
export type WithdrawalStatement = v.InferOutput<typeof WithdrawalStatement>

const order = { type: 'order', at: 'params.orderNumber' } as const

/** `stops`: nothing has left the warehouse, which is asked to stop the order. */
export const withdrawOrder = /* @__PURE__ */ defineCall({
  id: 'withdrawOrder',
  method: 'POST',
  path: '/orders/withdrawals/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: order,
  summary: 'Takes a statement of withdrawal from an order, and acknowledges its receipt by e-mail.',
  params: v.object({ orderNumber: OrderNumber }),
  query: GuestQuery,
  body: WithdrawalStatement,
  answer: v.object({ ...Withdrawal.entries, stops: v.optional(v.boolean(), false) }),
  status: 201,
  changes: {},
  problems: [
    'order_not_found',
    'withdrawal_unavailable',
    'withdrawal_period_over',
    'withdrawal_exempt',
    'withdrawal_exists',
  ],
})

export const getWithdrawal = /* @__PURE__ */ defineCall({
  id: 'getWithdrawal',
  method: 'GET',
  path: '/orders/withdrawals/v1/{orderNumber}/{withdrawalId}',
  callers: ['member', 'guest'],
  object: order,
  summary: 'The acknowledgement of a statement of withdrawal: content, date and time of receipt, as a PDF.',
  params: v.object({ orderNumber: OrderNumber, withdrawalId: v.pipe(v.string(), v.uuid()) }),
  query: v.object({ filter: v.optional(GuestFilter), language: v.optional(LanguageCode) }),
  answer: v.object({
    ...Withdrawal.entries,
    /** PDF, base64. */
    acknowledgement: v.string(),
  }),
  status: 200,
  problems: ['order_not_found', 'withdrawal_not_found'],
})
