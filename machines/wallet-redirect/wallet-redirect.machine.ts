import { assign, emit, setup } from 'xstate'
import type { WalletRedirectQuery } from '../../contract/payments/deferred-payment.ts'
import { safeLink } from '../../domain/links/links.ts'
import { describeFailure } from '../../services/http/result.ts'
import { callSlot } from '../actor-slot.ts'
import { answered } from '../answers.ts'
import type {
  FindPaymentInput,
  FindPaymentResult,
  WalletRedirectContext,
  WalletRedirectEmitted,
  WalletRedirectEvent,
  WalletRedirectInput,
} from './wallet-redirect.types.ts'

type Answer = { result: FindPaymentResult }

const urlOf = (result: FindPaymentResult, { links }: Pick<WalletRedirectContext, 'links'>): string | null =>
  result.ok ? safeLink(result.value.paymentURL, links) : null

const reasonOf = (result: FindPaymentResult | null): string => {
  if (result === null) return 'defect'
  return result.ok ? 'the payment leads to no listed host' : describeFailure(result.failure)
}

const codeOf = (result: FindPaymentResult): string | null =>
  !result.ok && result.failure.kind === 'problem' ? result.failure.code : null

export const walletRedirectMachine = setup({
  types: {
    input: {} as WalletRedirectInput,
    context: {} as WalletRedirectContext,
    events: {} as WalletRedirectEvent,
    emitted: {} as WalletRedirectEmitted,
  },
  actors: { findPayment: callSlot<FindPaymentResult, FindPaymentInput>('findPayment') },
  actions: {
    keepUrl: assign(({ context }, { result }: Answer) => ({ url: urlOf(result, context) })),
    /** Provided: the payment takes this page's place. */
    leave: (_, _params: { url: string | null }) => undefined,
    reportFailure: emit((_, { result }: { result: FindPaymentResult | null }) => ({
      type: 'error.reported' as const,
      code: 'service-deferred-payment-failure' as const,
      devMessage: reasonOf(result),
    })),
  },
  guards: {
    hasQuery: ({ context }) => context.query !== null,
    isFound: ({ context }, { result }: Answer) => urlOf(result, context) !== null,
    isNotDue: (_, { result }: Answer) => codeOf(result) === 'payment_state',
    isUnknown: (_, { result }: Answer) =>
      codeOf(result) === 'order_not_found' || codeOf(result) === 'validation',
  },
}).createMachine({
  id: 'walletRedirect',
  description: 'Hands a payment that was scanned over to the wallet app.',
  context: ({ input }) => ({ ...input, url: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether the address carries a payment.',
      always: [{ guard: 'hasQuery', target: 'finding' }, { target: 'unknown' }],
    },
    finding: {
      description: 'Asks where the payment goes on.',
      invoke: {
        id: 'findPayment',
        src: 'findPayment',
        input: ({ context }) => ({ query: context.query as WalletRedirectQuery }),
        onDone: [
          {
            guard: { type: 'isFound', params: answered },
            target: 'leaving',
            actions: { type: 'keepUrl', params: answered },
          },
          {
            guard: { type: 'isNotDue', params: answered },
            target: 'notDue',
          },
          {
            guard: { type: 'isUnknown', params: answered },
            target: 'unknown',
          },
          {
            target: 'failed',
            actions: { type: 'reportFailure', params: answered },
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: { result: null } } },
      },
    },
    leaving: {
      description: 'The payment takes this page’s place.',
      entry: { type: 'leave', params: ({ context }) => ({ url: context.url }) },
      on: { 'redirect.go': { target: 'leaving', reenter: true } },
    },
    notDue: { description: 'The order waits for no payment: it was paid before, or cancelled.' },
    unknown: { description: 'There is no such payment: the code was cut short, or is not ours.' },
    failed: {
      description: 'The payment could not be found out about: try again.',
      on: { 'redirect.retry': 'finding' },
    },
  },
})
