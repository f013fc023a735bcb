import { assign, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import { answered } from '../answers.ts'
import type { BagCountContext, BagCountEvent, CountBagResult } from './bag-count.types.ts'

type Answer = { result: CountBagResult }

export const bagCountMachine = setup({
  types: { context: {} as BagCountContext, events: {} as BagCountEvent },
  actors: { countBag: callSlot<CountBagResult, undefined>('countBag') },
  actions: {
    keepCount: assign((_, { result }: Answer) => ({ pieces: result.ok ? result.value : null })),
    keepChange: assign((_, { pieces }: { pieces: number }) => ({ pieces })),
    forgetCount: assign({ pieces: null }),
  },
  guards: { isCounted: (_, { result }: Answer) => result.ok },
}).createMachine({
  id: 'bagCount',
  description: 'How many pieces are in the bag, for the page’s header (BA-02).',
  context: { pieces: null },
  initial: 'counting',
  on: {
    'bag.changed': {
      target: '.known',
      actions: { type: 'keepChange', params: ({ event }) => ({ pieces: event.pieces }) },
    },
    'bag.recount': '.counting',
  },
  states: {
    counting: {
      description: 'The bag as it was last known; it is being counted.',
      invoke: {
        id: 'countBag',
        src: 'countBag',
        onDone: [
          {
            guard: { type: 'isCounted', params: answered },
            target: 'known',
            actions: { type: 'keepCount', params: answered },
          },
          { target: 'unknown', actions: 'forgetCount' },
        ],
        onError: { target: 'unknown', actions: 'forgetCount' },
      },
    },
    known: { description: 'The bag with the number of pieces in it, none where it is empty.' },
    unknown: { description: 'The bag without a number: nothing wrong is said.' },
  },
})
