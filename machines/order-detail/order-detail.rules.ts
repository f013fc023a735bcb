import type { Order } from '../../contract/orders/order.ts'
import { mergeFetchedOrder, orderCacheMs } from '../../domain/orders/order-cache.ts'
import { lacksPaymentData } from '../../domain/payments/deferred-payment.ts'
import { isTooLateToPay, unpaidOrder } from '../../domain/payments/finish-paying.ts'
import { describeFailure } from '../../services/http/result.ts'
import { paymentRequestOf } from '../../services/orders/prepare-payment.ts'
import type {
  ExpectedOrder,
  FetchOrderResult,
  LoadFailure,
  OrderDetailContext,
  PaymentFetchInput,
  PaymentFetchOutput,
} from './order-detail.types.ts'

/** Wait before the next request: ten minutes after the last one went out. */
export const refreshInMs = (requestedAt: number, now: number): number =>
  Math.max(0, requestedAt + orderCacheMs - now)

export const isExpectedType = (order: Order, expects: ExpectedOrder): boolean =>
  expects === 'either' || (order.orderType === 'RETURN_ORDER') === (expects === 'return')

/** The host knows no such order, or not with this contact: one and the same answer. */
export const isUnknownOrder = (failure: LoadFailure | null): boolean =>
  failure?.kind === 'problem' && failure.code === 'order_not_found'

/** One line for an error report. */
export const describeLoadFailure = (failure: LoadFailure | null): string =>
  failure === null || failure.kind === 'defect' ? 'defect' : describeFailure(failure)

/** What is reported when the order did not come: a return's own page has a code of its own (returns.md §8). */
export const loadFailureCode = ({
  expects,
  cached,
}: Pick<OrderDetailContext, 'expects' | 'cached'>):
  | 'order-detail-return-failure'
  | 'service-order-detail-failure' =>
  expects === 'return' || cached?.order.orderType === 'RETURN_ORDER'
    ? 'order-detail-return-failure'
    : 'service-order-detail-failure'

/** What an answer changes of what is known: a loaded order is merged into the one before it. */
export const afterAnswer = (
  { cached, requestedAt, now }: OrderDetailContext,
  result: FetchOrderResult,
): Partial<OrderDetailContext> =>
  result.ok
    ? {
        cached: {
          order: mergeFetchedOrder(cached?.order ?? null, result.value),
          fetchedAt: requestedAt ?? now(),
        },
        failure: null,
        isPaymentAsked: false,
      }
    : {}

/** What asks for the form or code of the order on the page (OD-05); `null` where nothing is to be asked. */
export const paymentFetchOf = ({
  cached,
  payment,
  country,
  now,
}: Pick<OrderDetailContext, 'cached' | 'payment' | 'country' | 'now'>): PaymentFetchInput | null => {
  if (cached === null || payment === null || !lacksPaymentData(cached.order)) return null
  if (isTooLateToPay(unpaidOrder(cached.order, country), now())) return null
  const asked = paymentRequestOf(cached.order, payment)
  return asked && { ...asked, pendingKey: null }
}

/** It is asked for once each time that the order was loaded. */
export const isPaymentToFetch = (context: OrderDetailContext): boolean =>
  !context.isPaymentAsked && paymentFetchOf(context) !== null

/** What was fetched is part of the order from then on. */
export const withPaymentData = (
  { cached }: Pick<OrderDetailContext, 'cached'>,
  output: PaymentFetchOutput,
): Partial<OrderDetailContext> =>
  cached && output.kind === 'done'
    ? { cached: { ...cached, order: { ...cached.order, deferredPaymentData: output.value } } }
    : {}
