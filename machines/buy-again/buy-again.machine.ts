import { assign, emit, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import { mostRepeats, repeatDelayMs } from './buy-again.rules.ts'
import type {
  AddOneInput,
  AddOneResult,
  BuyAgainContext,
  BuyAgainEmitted,
  BuyAgainEvent,
  BuyAgainInput,
} from './buy-again.types.ts'

type Heard = { answer: AddOneResult }

const attemptOf = ({ skuId, key }: BuyAgainContext): AddOneInput => ({ skuId, key: key ?? '' })

export const buyAgainMachine = setup({
  types: {
    input: {} as BuyAgainInput,
    context: {} as BuyAgainContext,
    events: {} as BuyAgainEvent,
    emitted: {} as BuyAgainEmitted,
  },
  actors: { addOne: callSlot<AddOneResult, AddOneInput>('addOne') },
  actions: {
    beginAttempt: assign(({ context }) => ({ key: context.key ?? context.newKey(), repeats: 0 })),
    countRepeat: assign({ repeats: ({ context }) => context.repeats + 1 }),
    keepItem: assign((_, { answer }: Heard) => (answer.kind === 'added' ? { item: answer.item } : {})),
    announceAdded: emit((_, { answer }: Heard) => {
      if (answer.kind !== 'added') throw new Error(`nothing was added: ${answer.kind}`)
      return { type: 'item.added' as const, item: answer.item }
    }),
    leavePage: emit(({ context }) => ({ type: 'page.left' as const, link: context.link })),
  },
  guards: {
    isAdded: (_, { answer }: Heard) => answer.kind === 'added',
    isOpen: (_, { answer }: Heard) => answer.kind === 'open',
    mayRepeat: ({ context }, { answer }: Heard) => answer.kind === 'open' && context.repeats < mostRepeats,
    isOffline: ({ context }) => !context.isOnline(),
  },
  delays: { repeatDelay: ({ context }) => repeatDelayMs(context.repeats) },
}).createMachine({
  id: 'buyAgain',
  description: 'Puts one piece of what was bought before into the bag, once (BA-01).',
  context: ({ input: { storedKey, ...input } }) => ({ ...input, key: storedKey, item: null, repeats: 0 }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The button offers to buy the item again.',
      on: { 'buyAgain.press': 'adding' },
    },
    adding: {
      description: 'One piece goes into the bag. Pressing once more does nothing.',
      entry: 'beginAttempt',
      invoke: {
        id: 'addOne',
        src: 'addOne',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isAdded', params: ({ event }) => ({ answer: event.output }) },
            target: 'added',
            actions: [
              { type: 'keepItem', params: ({ event }) => ({ answer: event.output }) },
              { type: 'announceAdded', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ answer: event.output }) },
            target: 'checkingOutcome',
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    checkingOutcome: {
      description: 'Not sure yet whether it worked: says so, and asks again for the very same piece.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits a little, and for the network where there is none.',
          after: {
            repeatDelay: [{ guard: 'isOffline', target: 'waiting', reenter: true }, { target: 'asking' }],
          },
        },
        asking: {
          description:
            'Sends the same request again: the shop adds the piece once, whatever it has heard before.',
          entry: 'countRepeat',
          invoke: {
            id: 'addOne',
            src: 'addOne',
            input: ({ context }) => attemptOf(context),
            onDone: [
              {
                guard: { type: 'isAdded', params: ({ event }) => ({ answer: event.output }) },
                target: '#buyAgain.added',
                actions: [
                  { type: 'keepItem', params: ({ event }) => ({ answer: event.output }) },
                  { type: 'announceAdded', params: ({ event }) => ({ answer: event.output }) },
                ],
              },
              {
                guard: { type: 'mayRepeat', params: ({ event }) => ({ answer: event.output }) },
                target: 'waiting',
              },
              { target: '#buyAgain.unavailable' },
            ],
            onError: '#buyAgain.unavailable',
          },
        },
      },
    },
    added: { type: 'final', description: 'The button has become “View in bag”; the mini cart shows.' },
    unavailable: {
      type: 'final',
      description: 'It cannot be added from here: the browser goes to the shop’s own page of the order line.',
      entry: 'leavePage',
    },
  },
})
