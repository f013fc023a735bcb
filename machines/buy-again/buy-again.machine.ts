import { assign, emit, setup } from 'xstate'
import { type ByTarget, byTarget } from '../../services/http/change.ts'
import type { AddedItem, AddTarget } from '../../services/shop/add-one.ts'
import { ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import type {
  AddAttemptOutput,
  BuyAgainContext,
  BuyAgainEmitted,
  BuyAgainEvent,
  BuyAgainInput,
  buyAgainViews,
} from './buy-again.types.ts'

type Attempted = { output: AddAttemptOutput }

const addedItem = (output: AddAttemptOutput): AddedItem => {
  if (output.kind !== 'done') throw new Error(`nothing was added: ${output.kind}`)
  return output.value
}

export const buyAgainMachine = setup({
  types: {
    input: {} as BuyAgainInput,
    context: {} as BuyAgainContext,
    events: {} as BuyAgainEvent,
    emitted: {} as BuyAgainEmitted,
    tags: {} as (typeof buyAgainViews)[number],
  },
  actors: { attempt: createAttemptMachine<AddTarget, ByTarget, AddedItem>() },
  actions: {
    keepItem: assign((_, { output }: Attempted) => ({ item: addedItem(output) })),
    announceAdded: emit((_, { output }: Attempted) => ({
      type: 'item.added' as const,
      item: addedItem(output),
    })),
    leavePage: emit(({ context }) => ({ type: 'page.left' as const, link: context.link })),
  },
  guards: {
    hasPendingAttempt,
    isAdded: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'buyAgain',
  description: 'Puts one piece of what was bought before into the bag, once (BA-01).',
  context: ({ input }) => ({ ...input, item: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A piece from before a reload is looked up, not added again.',
      always: [{ guard: 'hasPendingAttempt', target: 'adding' }, { target: 'idle' }],
    },
    idle: {
      description: 'The button offers to buy the item again.',
      tags: 'idle',
      on: { 'buyAgain.press': 'adding' },
    },
    adding: {
      description:
        'One piece goes into the bag; a lost answer is looked up. Pressing once more does nothing.',
      tags: 'adding',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { skuId, country, pendingKey } }) => ({
          target: { skuId, country },
          request: byTarget,
          pendingKey,
        }),
        onDone: [
          {
            guard: { type: 'isAdded', params: ended },
            target: 'added',
            actions: [
              { type: 'keepItem', params: ended },
              { type: 'announceAdded', params: ended },
            ],
          },
          { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
          { target: 'unavailable' },
        ],
        onError: 'unconfirmed',
      },
    },
    added: {
      type: 'final',
      description: 'The button has become “View in bag”; the mini cart shows.',
      tags: 'added',
    },
    unconfirmed: {
      type: 'final',
      description: 'Nobody can say whether it was added: the button leads to the bag, to look.',
      tags: 'unconfirmed',
    },
    unavailable: {
      type: 'final',
      description: 'It cannot be added from here: the browser goes to the shop’s own page of the order line.',
      tags: 'unavailable',
      entry: 'leavePage',
    },
  },
})
