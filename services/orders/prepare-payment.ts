import {
  type DeferredPaymentRequest,
  type PaymentWay,
  preparePayment as rows,
} from '../../contract/payments/deferred-payment.ts'
import type { PaymentData } from '../../domain/payments/deferred-payment.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome, unconfirmed } from '../http/outcome.ts'

/** The way is part of the call's address. */
export type PaymentTarget = { readonly orderNumber: string; readonly way: PaymentWay }

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
