import { assign, emit, fromCallback, setup } from 'xstate'
import type { PaymentData } from '../../domain/payments/deferred-payment.ts'
import { describeFailure } from '../../services/http/result.ts'
import { answerOfPaymentJob } from '../../services/orders/payment-answer.ts'
import { callSlot } from '../actor-slot.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import type { AttemptOutput } from '../attempt/attempt.types.ts'
import { askOf, broughtPayment, preparedPayment, reasonOf, stateOf } from './deferred-payment.rules.ts'
import type {
  DeferredPaymentContext,
  DeferredPaymentEmitted,
  DeferredPaymentEvent,
  DeferredPaymentInput,
  FetchOrderInput,
  FetchOrderResult,
  HandOver,
  OpenWallet,
  PaymentAsk,
  PaymentPage,
} from './deferred-payment.types.ts'
import { paymentWatchMachine } from './payment-watch/payment-watch.machine.ts'
import type { PaymentWatchOutput } from './payment-watch/payment-watch.types.ts'

type Answer = { result: FetchOrderResult }
type Attempted = { output: AttemptOutput<PaymentData> }
type Watched = { output: PaymentWatchOutput }

/** One attempt to have a payment prepared. */
export const createPaymentAttempt = () =>
  createAttemptMachine<PaymentAsk, PaymentData, PaymentData>(answerOfPaymentJob)

export const deferredPaymentSetup = setup({
  types: {
    input: {} as DeferredPaymentInput,
    context: {} as DeferredPaymentContext,
    events: {} as DeferredPaymentEvent,
    emitted: {} as DeferredPaymentEmitted,
  },
  actors: {
    fetchOrder: callSlot<FetchOrderResult, FetchOrderInput>('fetchOrder'),
    attempt: createPaymentAttempt(),
    paymentWatch: paymentWatchMachine,
    /** Provided: says when the browser shows the page again as it was left. */
    watchReturn: fromCallback<DeferredPaymentEvent>(() => undefined),
  },
  actions: {
    keepOrder: assign((_, { result }: Answer) => (result.ok ? { order: result.value } : {})),
    keepBrought: assign(({ context }) => ({ payment: broughtPayment(context) })),
    keepPrepared: assign(({ context }, { output }: Attempted) => ({
      payment: preparedPayment(output, context),
      openKey: null,
      spentKey: output.key,
    })),
    keepReason: assign((_, { output }: Attempted) => ({
      reason: reasonOf(output),
      openKey: null,
      spentKey: output.key,
    })),
    keepDefect: assign({ reason: 'defect' }),
    /** Provided: the stored key is spent once the outcome is known. */
    settleKey: () => undefined,
    /** Provided: sends the browser on with the form. */
    sendForm: (_, _params: HandOver) => undefined,
    /** Provided: opens the wallet's redirect helper. */
    openWallet: (_, _params: OpenWallet) => undefined,
    wantConfirmation: emit({ type: 'confirmation.wanted' }),
    wantPaymentPage: emit({ type: 'paymentPage.wanted' }),
    announceConfirmed: emit({ type: 'payment.confirmed' }),
    announceUnreachable: emit({ type: 'order.unreachable' }),
    announceRejected: emit({ type: 'session.rejected' }),
    reportOrder: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: result.ok ? 'defect' : describeFailure(result.failure),
    })),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'service-deferred-payment-failure' as const,
      devMessage: context.reason ?? 'unknown',
    })),
  },
  guards: {
    isConfirmation: ({ context }) => context.page === 'confirmation',
    isPage: (_, params: { opened: PaymentPage; page: PaymentPage }) => params.opened === params.page,
    isLoaded: (_, { result }: Answer) => result.ok,
    isUnauthorized: (_, { result }: Answer) => !result.ok && result.failure.kind === 'unauthorized',
    isGuest: ({ context }) => context.isGuest,
    isNothingDue: ({ context }) => stateOf(context) !== 'due',
    isSwitchedOff: ({ context }) => !context.isEnabled,
    hasBrought: ({ context }) => broughtPayment(context) !== null,
    canAsk: ({ context }) => askOf(context) !== null,
    isPrepared: ({ context }, { output }: Attempted) => preparedPayment(output, context) !== null,
    isForm: ({ context }) => context.payment?.kind === 'form',
    isInWallet: ({ context }) => context.isInWallet,
    isPaid: (_, { output }: Watched) => output === 'paid',
    isStillDue: (_, { output }: Watched) => output === 'stillDue',
    isRejected: (_, { output }: Watched) => output === 'rejected',
  },
  delays: {
    /** Time to read what is about to happen, and to stop it. */
    handOverDelay: 2_000,
  },
})

export const formOf = ({ payment }: DeferredPaymentContext): HandOver => {
  if (payment?.kind !== 'form') throw new Error('no form to send')
  return { form: payment.form }
}

export const walletOf = ({ payment }: DeferredPaymentContext): OpenWallet => {
  if (payment?.kind !== 'code') throw new Error('no wallet to open')
  return { url: payment.url }
}

/** Looks at 2.5 s from each other: a code is shown for five minutes, a return is waited for a quarter of one. */
export const looksAtCode = 120
export const looksAfterReturn = 6

export const watchOf = ({ orderNumber, country, language }: DeferredPaymentContext, mostLooks: number) => ({
  orderNumber,
  country,
  language,
  mostLooks,
})
