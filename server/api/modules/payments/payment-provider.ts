import type { InferOutput } from 'valibot'
import type { DeferredPaymentData } from '../../../../contract/orders/deferred-payment-data.ts'
import type { ExperienceType, PaymentWay } from '../../../../contract/payments/deferred-payment.ts'

/** What the payment provider is told. The same `paymentId` may come again: it is the same payment. */
type PaymentAsk = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly approvalId: string
  readonly way: PaymentWay
  /** Minor units of the currency. */
  readonly amount: number
  readonly currency: string
  readonly experienceType: ExperienceType
  /** Page of the shop that the shopper comes back to. */
  readonly returnUrl: string
}

/** A payment to be given back, or a part of it, in minor units of the currency. The same `refundId` may come again: it is the same refund. */
type RefundAsk = Pick<PaymentAsk, 'paymentId' | 'amount' | 'currency'> & { readonly refundId: string }

/** A sum that the card of an order is asked for. The same `authorizationId` may come again: it is the same sum. */
type AuthorizationAsk = {
  readonly authorizationId: string
  readonly orderNumber: string
  readonly amount: number
  readonly currency: string
}

type PaymentForm = NonNullable<InferOutput<typeof DeferredPaymentData>['form']>

/** How the provider answers: a form to send the shopper on with, not this payment, or it could not be asked. */
export type PreparedPayment = { readonly form: PaymentForm } | 'denied' | 'failed'

/** The payment provider, whichever it is. */
export type PaymentProvider = {
  /** Milliseconds that an answer usually takes. */
  readonly etaMs: number
  /** Prepares a payment. Idempotent by `paymentId`. Rejects when `signal` aborts: the job is worked again later. */
  prepare(ask: PaymentAsk, signal: AbortSignal): Promise<PreparedPayment>
  /** Gives a payment, or a part of it, back. Idempotent by `refundId`. Rejects where it did not succeed: it is tried again later. */
  refund(ask: RefundAsk, signal: AbortSignal): Promise<void>
  /** Asks the card that an order was paid by to stand for a sum; nothing is taken yet. Idempotent by `authorizationId`. */
  authorize(ask: AuthorizationAsk, signal: AbortSignal): Promise<'authorized' | 'denied' | 'failed'>
  /** Takes a sum that the card stands for. Idempotent. Rejects where it did not succeed: it is tried again later. */
  capture(ask: Omit<AuthorizationAsk, 'orderNumber'>, signal: AbortSignal): Promise<void>
  /** Lets go of a sum; one that was never asked for, or was refused, is let go of already. Idempotent. Rejects where it did not succeed. */
  release(ask: Pick<AuthorizationAsk, 'authorizationId' | 'currency'>, signal: AbortSignal): Promise<void>
  /** Where the wallet app pays. */
  walletUrl(paymentId: string): string
}
