import { assign, setup } from 'xstate'
import { paymentStateOf } from '../../../domain/payments/deferred-payment.ts'
import { callSlot, pageVisibilitySlot } from '../../actor-slot.ts'
import type {
  LookAtOrderInput,
  LookAtOrderResult,
  PaymentWatchContext,
  PaymentWatchEvent,
  PaymentWatchInput,
  PaymentWatchOutput,
} from './payment-watch.types.ts'

const seenIn = (result: LookAtOrderResult): PaymentWatchContext['seen'] => {
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
    lookAtOrder: callSlot<LookAtOrderResult, LookAtOrderInput>('lookAtOrder'),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    keepSeen: assign((_, { result }: { result: LookAtOrderResult }) => ({ seen: seenIn(result) })),
    keepDefect: assign({ seen: 'unreadable' }),
  },
  guards: {
    isOver: ({ context }) => context.seen === 'paid' || context.seen === 'rejected',
    hasNoLooksLeft: ({ context }) => context.looks >= context.mostLooks,
  },
  delays: { lookDelay: 2_500 },
}).createMachine({
  id: 'paymentWatch',
  description: 'Looks at an order until it is paid, for as long as a payment takes.',
  context: ({ input }) => ({ ...input, looks: 0, seen: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'looking',
  states: {
    looking: {
      description: 'Asks the host for the order.',
      entry: 'countLook',
      invoke: {
        id: 'lookAtOrder',
        src: 'lookAtOrder',
        input: ({ context: { orderNumber, country, language } }) => ({ orderNumber, country, language }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepSeen', params: ({ event }) => ({ result: event.output }) },
        },
        onError: { target: 'deciding', actions: 'keepDefect' },
      },
      on: { 'page.hidden': 'paused' },
    },
    deciding: {
      description: 'Never seen: whether to look again.',
      always: [
        { guard: 'isOver', target: 'ended' },
        { guard: 'hasNoLooksLeft', target: 'ended' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'Waits a little before it looks again.',
      after: { lookDelay: 'looking' },
      on: { 'page.hidden': 'paused' },
    },
    paused: {
      description: 'The page is in the background: nothing is asked until it is shown again.',
      on: { 'page.shown': 'looking' },
    },
    ended: { type: 'final', description: 'The payment is there, or the time for it is over.' },
  },
  output: ({ context }) => outputs[context.seen ?? 'unreadable'],
})
