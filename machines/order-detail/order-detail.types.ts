import type { Order } from '../../contract/orders/order.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import type { DeferredPaymentRequest } from '../../contract/payments/deferred-payment.ts'
import type { PaymentData } from '../../domain/payments/deferred-payment.ts'
import type { CallResult, Failure } from '../../services/http/result.ts'
import type { PaymentPlace, PaymentTarget } from '../../services/orders/prepare-payment.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

/** An order with its age: `fetchedAt` is when it was asked for, epoch milliseconds. */
export type CachedOrder = { readonly order: Order; readonly fetchedAt: number }

/**
 * Which page is open; an order of the other kind is replaced by its own page (OD-01). A guest's page shows `either`: it is
 * the one page that guests have.
 */
export type ExpectedOrder = 'sales' | 'return' | 'either'

/** What the shopper has just done to the order, before the host's own answer says it (CA-04). */
export type RecentChange = 'cancelled' | 'cancellationPending'

export type OrderDetailInput = {
  readonly orderNumber: string
  readonly expects: ExpectedOrder
  readonly isMember: boolean
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
  /** The order as it was here last; `null` where it was not. */
  readonly cached: CachedOrder | null
  /** Where payments are finished online; `null` while flag `enableDeferredPayment` is off. */
  readonly payment: PaymentPlace | null
  readonly now: () => number
}

/** Why an order did not come; where the page's own code broke, there is no answer to tell of. */
export type LoadFailure = Failure | { readonly kind: 'defect' }

export type OrderDetailContext = OrderDetailInput & {
  /** The request record: when the last request went out, epoch milliseconds. */
  readonly requestedAt: number | null
  /** What the last request failed with; `null` once one succeeded. */
  readonly failure: LoadFailure | null
  readonly recentChange: RecentChange | null
  /** What finishes the payment was asked for since the order was loaded: a failure is not met again and again. */
  readonly isPaymentAsked: boolean
}

export type OrderDetailEvent =
  | { type: 'order.retry' }
  | { type: 'order.changed'; change: RecentChange | null }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

export type OrderDetailEmitted =
  | { type: 'order.typeMismatch'; orderNumber: string; orderType: OrderType }
  /** A guest's order did not come: the lookup opens with its number, and says whether the contact was wrong for it. */
  | { type: 'order.unreachable'; orderNumber: string; reason: 'noMatch' | 'unavailable' }
  | { type: 'session.rejected' }
  | ErrorReported

/** Views of the page, as the states' tags name them. */
export const orderDetailViews = ['skeleton', 'order', 'serviceError', 'leaving'] as const
/** `outstanding`: the order has been asked for, and the answer has not come yet. */
export type OrderDetailTag = (typeof orderDetailViews)[number] | 'outstanding'

export type FetchOrderInput = Pick<OrderDetailInput, 'orderNumber' | 'country' | 'language'>
export type FetchOrderResult = CallResult<Order>

/** What finishes a payment is fetched with the order (OD-05): the one call that prepares it, made once. */
export type PaymentFetchInput = AttemptInput<PaymentTarget, DeferredPaymentRequest>
export type PaymentFetchOutput = AttemptOutput<PaymentData>
