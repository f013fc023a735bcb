import { assign, emit, fromCallback, setup } from 'xstate'
import type { DeferredPaymentRequest } from '../../contract/payments/deferred-payment.ts'
import type { PaymentData } from '../../domain/payments/deferred-payment.ts'
import type { PaymentTarget } from '../../services/orders/prepare-payment.ts'
import { callSlot } from '../actor-slot.ts'
import { answerGuards, describeAnswer } from '../answers.ts'
import { attemptGuards } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import {
  attemptOf,
  broughtPayment,
  isOver,
  preparedPayment,
  reasonOf,
  stateOf,
} from './deferred-payment.rules.ts'
import type {
  DeferredPaymentContext,
  DeferredPaymentEmitted,
  DeferredPaymentEvent,
  DeferredPaymentInput,
  DeferredPaymentTag,
  FetchOrderInput,
  FetchOrderResult,
  HandOver,
  OpenWallet,
  PaymentAttemptInput,
  PaymentAttemptOutput,
  PaymentPage,
} from './deferred-payment.types.ts'
import { paymentWatchMachine } from './payment-watch/payment-watch.machine.ts'
import type { PaymentWatchOutput } from './payment-watch/payment-watch.types.ts'

type Answer = { result: FetchOrderResult }
type Attempted = { output: PaymentAttemptOutput }
type Watched = { output: PaymentWatchOutput }

export const deferredPaymentSetup = setup({
  types: {
    input: {} as DeferredPaymentInput,
    context: {} as DeferredPaymentContext,
    events: {} as DeferredPaymentEvent,
    emitted: {} as DeferredPaymentEmitted,
    tags: {} as DeferredPaymentTag,
  },
  actors: {
    fetchOrder: callSlot<FetchOrderResult, FetchOrderInput>('fetchOrder'),
    attempt: createAttemptMachine<PaymentTarget, DeferredPaymentRequest, PaymentData>(),
    paymentWatch: paymentWatchMachine,
    /** Provided: says when the browser shows the page again as it was left. */
    watchReturn: fromCallback<DeferredPaymentEvent>(() => undefined),
  },
  actions: {
    keepOrder: assign((_, { result }: Answer) => (result.ok ? { order: result.value } : {})),
    /** What was prepared before is taken once: whoever tries again gets another form. */
    keepBrought: assign(({ context }) => ({ payment: broughtPayment(context), prepared: null })),
    keepPrepared: assign(({ context }, { output }: Attempted) => ({
      payment: preparedPayment(output, context),
    })),
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
      devMessage: describeAnswer(result),
    })),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'service-deferred-payment-failure' as const,
      devMessage: reasonOf(output),
    })),
  },
  guards: {
    isOrderHere: ({ context }) => context.order !== null,
    isConfirmation: ({ context }) => context.page === 'confirmation',
    isPage: (_, params: { opened: PaymentPage; page: PaymentPage }) => params.opened === params.page,
    isLoaded: answerGuards.isLoaded,
    isUnauthorized: answerGuards.isUnauthorized,
    isGuest: ({ context }) => context.isGuest,
    isNothingDue: ({ context }) => stateOf(context) !== 'due',
    isOver: ({ context }) => isOver(context),
    isSwitchedOff: ({ context }) => !context.isEnabled,
    hasBrought: ({ context }) => broughtPayment(context) !== null,
    canAsk: ({ context }) => attemptOf(context) !== null,
    isPrepared: ({ context }, { output }: Attempted) => preparedPayment(output, context) !== null,
    isUnconfirmed: attemptGuards.isUnconfirmed,
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

/** What a payment is prepared with; whoever asks has looked whether there is anything to ask with. */
export const preparationOf = (context: DeferredPaymentContext): PaymentAttemptInput => {
  const attempt = attemptOf(context)
  if (attempt === null) throw new Error('no approval to ask with')
  return attempt
}

export const walletOf = ({ payment }: DeferredPaymentContext): OpenWallet => {
  if (payment?.kind !== 'code') throw new Error('no wallet to open')
  return { url: payment.url }
}

/** Polls, 2.5 s apart: a code is shown for five minutes, a return is waited for a quarter of one. */
export const pollsOfCode = 120
export const pollsAfterReturn = 6

export const watchOf = ({ orderNumber, country, language }: DeferredPaymentContext, maxPolls: number) => ({
  orderNumber,
  country,
  language,
  maxPolls,
})
