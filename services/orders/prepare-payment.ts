import type { Order } from '../../contract/orders/order.ts'
import {
  type DeferredPaymentRequest,
  type ExperienceType,
  type PaymentWay,
  preparePayment as rows,
} from '../../contract/payments/deferred-payment.ts'
import { type PaymentData, paymentWayOf } from '../../domain/payments/deferred-payment.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome, unconfirmed } from '../http/outcome.ts'

/** The way is part of the call's address. */
export type PaymentTarget = { readonly orderNumber: string; readonly way: PaymentWay }

/** What a page knows beside the order when it asks for a payment's form or code (DP-01, DP-05). */
export type PaymentPlace = {
  /** By the window as it is when the payment is asked for. */
  readonly experienceType: () => ExperienceType
  /** Full address of the confirmation page. */
  readonly returnUrl: string
}

/** What asks for the form or code of an order (DP-05); `null` where the order names no approval to ask with. */
export const paymentRequestOf = (
  order: Order,
  { experienceType, returnUrl }: PaymentPlace,
): { readonly target: PaymentTarget; readonly request: DeferredPaymentRequest } | null => {
  const { orderNumber, paymentApprovalId: approvalId } = order
  if (!approvalId) return null
  return {
    target: { orderNumber, way: paymentWayOf(order) },
    request: { approvalId, experienceType: experienceType(), orderNumber, returnURL: returnUrl },
  }
}

/** Has the provider prepare the form or code that finishes a payment (DP-04, DP-05). */
export const preparePayment = createChange({
  call: rows.formsV2,
  calls: Object.values(rows),
  callOf: ({ way }) => rows[way],
  objectOf: ({ orderNumber }: PaymentTarget) => orderNumber,
  requestOf: (body: DeferredPaymentRequest) => ({ body }),
  readResponse: (response): Outcome<PaymentData> =>
    response
      ? done(response)
      : unconfirmed({ code: 'improperly-formatted-response', devMessage: 'payment job without a response' }),
})
