import { assign, emit, setup } from 'xstate'
import type { DeferredPaymentRequest } from '../../contract/payments/deferred-payment.ts'
import { needsRefresh } from '../../domain/orders/order-cache.ts'
import type { PaymentData } from '../../domain/payments/deferred-payment.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { PaymentTarget } from '../../services/orders/prepare-payment.ts'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { answerGuards } from '../answers.ts'
import { attemptGuards } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import {
  afterAnswer,
  describeLoadFailure,
  isExpectedType,
  isPaymentToFetch,
  isUnknownOrder,
  loadFailureCode,
  paymentFetchOf,
  refreshInMs,
  withPaymentData,
} from './order-detail.rules.ts'
import type {
  CachedOrder,
  FetchOrderInput,
  FetchOrderResult,
  OrderDetailContext,
  OrderDetailEmitted,
  OrderDetailEvent,
  OrderDetailInput,
  OrderDetailTag,
  PaymentFetchInput,
  PaymentFetchOutput,
  RecentChange,
} from './order-detail.types.ts'

type Answer = { result: FetchOrderResult }
/** The order that is kept for the next visit. */
type Found = { cached: CachedOrder | null }
type Fetched = { output: PaymentFetchOutput }

export const orderDetailSetup = setup({
  types: {
    input: {} as OrderDetailInput,
    context: {} as OrderDetailContext,
    events: {} as OrderDetailEvent,
    emitted: {} as OrderDetailEmitted,
    tags: {} as OrderDetailTag,
  },
  actors: {
    fetchOrder: callSlot<FetchOrderResult, FetchOrderInput>('fetchOrder'),
    paymentAttempt: createAttemptMachine<PaymentTarget, DeferredPaymentRequest, PaymentData>(),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    openRequest: assign(({ context }) => ({ requestedAt: context.now() })),
    keepOrder: assign(({ context }, { result }: Answer) => afterAnswer(context, result)),
    /** Provided by `order-detail.actors.ts`: puts the order where the next visit finds it. */
    storeOrder: (_, _params: Found) => undefined,
    keepFailure: assign((_, { result }: Answer) => ({ failure: result.ok ? null : result.failure })),
    keepDefect: assign({ failure: { kind: 'defect' as const } }),
    keepChange: assign((_, { change }: { change: RecentChange | null }) => ({ recentChange: change })),
    askForPayment: assign({ isPaymentAsked: true }),
    keepPaymentData: assign(({ context }, { output }: Fetched) => withPaymentData(context, output)),
    reportPayment: emit((_, { output }: Fetched) => ({
      type: 'error.reported' as const,
      code: 'service-deferred-payment-failure' as const,
      devMessage: describeEnd(output),
    })),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: loadFailureCode(context),
      devMessage: describeLoadFailure(context.failure),
    })),
    announceUnreachable: emit(({ context }) => ({
      type: 'order.unreachable' as const,
      orderNumber: context.orderNumber,
      reason: isUnknownOrder(context.failure) ? ('noMatch' as const) : ('unavailable' as const),
    })),
    announceRejected: emit({ type: 'session.rejected' }),
    announceTypeMismatch: emit(({ context }) => ({
      type: 'order.typeMismatch' as const,
      orderNumber: context.orderNumber,
      orderType: context.cached?.order.orderType ?? 'SALES_ORDER',
    })),
  },
  guards: {
    isUnexpectedType: ({ context }, { result }: Answer) =>
      result.ok && !isExpectedType(result.value, context.expects),
    isLoaded: answerGuards.isLoaded,
    isUnauthorized: answerGuards.isUnauthorized,
    isGuest: ({ context }) => !context.isMember,
    isAbsent: ({ context: { cached } }) => cached === null,
    isOtherType: ({ context: { cached, expects } }) =>
      cached !== null && !isExpectedType(cached.order, expects),
    isPaymentToFetch: ({ context }) => isPaymentToFetch(context),
    isPrepared: attemptGuards.isDone,
    isStale: ({ context: { cached, now } }) => cached !== null && needsRefresh(cached, now()),
  },
  delays: {
    cacheLifetime: ({ context }) => refreshInMs(context.requestedAt ?? context.now(), context.now()),
  },
})

/** What the payment is fetched with; whoever asks has looked whether there is anything to ask with. */
export const preparationOf = (context: OrderDetailContext): PaymentFetchInput => {
  const asked = paymentFetchOf(context)
  if (asked === null) throw new Error('no payment to fetch')
  return asked
}
