import * as v from 'valibot'
import { DeferredPaymentJob } from '../orders/deferred-payment-data.ts'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { defineJobCall } from '../wire/job.ts'
import { OrderNumber } from '../wire/primitives.ts'

/** MOBILE under 960 px, else DESKTOP (DP-01). */
export const experienceTypes = ['MOBILE', 'DESKTOP'] as const
export type ExperienceType = (typeof experienceTypes)[number]

/** What asks for the form or code that finishes a payment (orders.md §3, DP-05). */
export const DeferredPaymentRequest = v.object({
  approvalId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  experienceType: v.picklist(experienceTypes),
  orderNumber: OrderNumber,
  /** Address of a page of the orders area, where the provider sends the shopper back to. */
  returnURL: v.pipe(v.string(), v.maxLength(2000), v.url('return_url')),
})
export type DeferredPaymentRequest = v.InferOutput<typeof DeferredPaymentRequest>

/**
 * The three ways to finish a payment (orders.md §7): `formsV1` answers a form whose fields may stand in an address (GET),
 * `formsV2` one whose fields may not (POST), `wallet` a code for the wallet app.
 */
export const paymentWays = ['formsV1', 'formsV2', 'wallet'] as const
export type PaymentWay = (typeof paymentWays)[number]

const paths: Readonly<Record<PaymentWay, string>> = {
  formsV1: '/payment/deferred_payment_forms/v1',
  formsV2: '/payment/deferred_payment_forms/v2',
  wallet: '/payment/wallet_deferred_payments/v1',
}

const names: Readonly<Record<PaymentWay, string>> = {
  formsV1: 'PaymentFormV1',
  formsV2: 'PaymentFormV2',
  wallet: 'WalletPayment',
}

const eachWay = <Row>(rowOf: (way: PaymentWay) => Row): Readonly<Record<PaymentWay, Row>> => ({
  formsV1: rowOf('formsV1'),
  formsV2: rowOf('formsV2'),
  wallet: rowOf('wallet'),
})

const jobCall = (way: PaymentWay) =>
  defineJobCall({
    id: `get${names[way]}Job`,
    path: `${paths[way]}/jobs/{jobId}`,
    summary: 'The state of the job that prepares a payment; completed, it has the form or the code.',
    answer: DeferredPaymentJob,
  })

export const getPaymentJob = /* @__PURE__ */ eachWay(jobCall)

/** Asks for the form or code; answers the job that prepares it. */
export const preparePayment = /* @__PURE__ */ eachWay((way) =>
  defineCall({
    id: `prepare${names[way]}`,
    method: 'POST',
    path: paths[way],
    callers: ['member', 'guest'],
    object: { type: 'order', at: 'body.orderNumber' },
    summary: 'Ask for what finishes the payment of an order; answers the job that prepares it.',
    query: GuestQuery,
    body: DeferredPaymentRequest,
    answer: DeferredPaymentJob,
    status: 202,
    changes: { job: getPaymentJob[way] },
    problems: ['order_not_found', 'payment_state'],
  }),
)

/** What the redirect helper's address carries (orders.md §4, DP-03). The payment's id is its secret. */
export const WalletRedirectQuery = v.object({
  orderId: OrderNumber,
  paymentId: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'payment_id')),
  visitId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  visitorId: v.optional(v.pipe(v.string(), v.maxLength(64))),
})
export type WalletRedirectQuery = v.InferOutput<typeof WalletRedirectQuery>

/**
 * Where the wallet app pays. The phone that scanned the code is nobody's session: whoever has the payment's id may pay it,
 * and sees nothing else of the order.
 */
export const findWalletPayment = /* @__PURE__ */ defineCall({
  id: 'findWalletPayment',
  method: 'GET',
  path: '/payment/wallet_redirects/v1',
  callers: [],
  summary: 'Where a payment in the wallet app goes on, for whoever has its id.',
  query: WalletRedirectQuery,
  answer: v.object({ paymentURL: v.string() }),
  status: 200,
  problems: ['order_not_found', 'payment_state'],
})
