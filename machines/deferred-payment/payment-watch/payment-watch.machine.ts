import { assign, setup } from 'xstate'
import { paymentStateOf } from '../../../domain/payments/deferred-payment.ts'
import { callSlot, pageVisibilitySlot } from '../../actor-slot.ts'
import { answered } from '../../answers.ts'
import type {
  PaymentWatchContext,
  PaymentWatchEvent,
  PaymentWatchInput,
  PaymentWatchOutput,
  RequestOrderInput,
  RequestOrderResult,
} from './payment-watch.types.ts'

type Answer = { result: RequestOrderResult }

const seenIn = (result: RequestOrderResult): NonNullable<PaymentWatchContext['seen']> => {
  if (!result.ok) return result.failure.kind === 'unauthorized' ? 'rejected' : 'unreadable'
  return paymentStateOf(result.value) === 'none' ? 'paid' : 'due'
}

const outputs = { paid: 'paid', due: 'stillDue', unreadable: 'unsure', rejected: 'rejected' } as const

export const paymentWatchMachine = setup({
  types: {
    input: {} as PaymentWatchInput,
    context: {} as PaymentWatchContext,
    events: {} as PaymentWatchEvent,
    output: {} as PaymentWatchOutput,
  },
  actors: {
    requestOrder: callSlot<RequestOrderResult, RequestOrderInput>('requestOrder'),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    keepSeen: assign((_, { result }: Answer) => ({ seen: seenIn(result) })),
    keepDefect: assign({ seen: 'unreadable' }),
  },
  guards: {
    isOver: (_, { result }: Answer) => ['paid', 'rejected'].includes(seenIn(result)),
    hasNoPollsLeft: ({ context }) => context.polls >= context.maxPolls,
  },
  delays: { pollDelay: 2_500 },
}).createMachine({
  id: 'paymentWatch',
  description: 'Asks for an order until it is paid, for as long as a payment takes.',
  context: ({ input }) => ({ ...input, polls: 0, seen: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'requesting',
  states: {
    requesting: {
      description: 'Asks the host for the order.',
      entry: 'countPoll',
      invoke: {
        id: 'requestOrder',
        src: 'requestOrder',
        input: ({ context: { orderNumber, country, language } }) => ({ orderNumber, country, language }),
        onDone: [
          {
            guard: { type: 'isOver', params: answered },
            target: 'ended',
            actions: { type: 'keepSeen', params: answered },
          },
          {
            guard: 'hasNoPollsLeft',
            target: 'ended',
            actions: { type: 'keepSeen', params: answered },
          },
          {
            target: 'waiting',
            actions: { type: 'keepSeen', params: answered },
          },
        ],
        onError: [
          { guard: 'hasNoPollsLeft', target: 'ended', actions: 'keepDefect' },
          { target: 'waiting', actions: 'keepDefect' },
        ],
      },
      on: { 'page.hidden': 'paused' },
    },
    waiting: {
      description: 'Waits a little before it asks again.',
      after: { pollDelay: 'requesting' },
      on: { 'page.hidden': 'paused' },
    },
    paused: {
      description: 'The page is in the background: nothing is asked until it is shown again.',
      on: { 'page.shown': 'requesting' },
    },
    ended: { type: 'final', description: 'The payment is there, or the time for it is over.' },
  },
  output: ({ context }) => outputs[context.seen ?? 'unreadable'],
})
