import { assign, not, setup } from 'xstate'
import { callSlot } from '../../actor-slot.ts'
import { answered } from '../../answers.ts'
import type {
  FindStoresInput,
  FindStoresResult,
  StoreSelectorContext,
  StoreSelectorEvent,
  StoreSelectorInput,
  StoreSelectorTag,
} from './store-selector.types.ts'

type Found = { result: FindStoresResult }

export const storeSelectorMachine = setup({
  types: {
    input: {} as StoreSelectorInput,
    context: {} as StoreSelectorContext,
    events: {} as StoreSelectorEvent,
    tags: {} as StoreSelectorTag,
  },
  actors: { findStores: callSlot<FindStoresResult, FindStoresInput>('findStores') },
  actions: {
    addPage: assign(({ context }, { result }: Found) =>
      result.ok ? { pages: [...context.pages, result.value], page: context.pages.length } : {},
    ),
    turn: assign({ page: ({ context }, { by }: { by: 1 | -1 }) => context.page + by }),
    startAfresh: assign((_, { search }: { search: string }) => ({ search, pages: [], page: 0 })),
  },
  guards: {
    isEmpty: (_, { result }: Found) => result.ok && result.value.objects.length === 0,
    isFound: (_, { result }: Found) => result.ok,
    isKnownPage: ({ context }) => context.page < context.pages.length - 1,
    isLastPage: ({ context }) => context.pages[context.page]?.pages.next === null,
    isFirstPage: ({ context }) => context.page === 0,
  },
}).createMachine({
  id: 'storeSelector',
  description: 'Shows the stores near the shopper, three at a time.',
  context: ({ input }) => ({ ...input, pages: [], page: 0 }),
  initial: 'loading',
  on: {
    'stores.search': {
      target: '.loading',
      actions: { type: 'startAfresh', params: ({ event }) => ({ search: event.search }) },
    },
  },
  states: {
    loading: {
      description: 'Three stores are on their way.',
      tags: 'loading',
      invoke: {
        id: 'findStores',
        src: 'findStores',
        input: ({ context }) => ({
          near: context.near,
          search: context.search,
          cursor: context.pages.at(-1)?.pages.next ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: answered },
            target: 'empty',
          },
          {
            guard: { type: 'isFound', params: answered },
            target: 'shown',
            actions: { type: 'addPage', params: answered },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'Three stores, nearest first, each with its distance and whether it is open now.',
      tags: 'stores',
      on: {
        'stores.next': [
          { guard: 'isKnownPage', actions: { type: 'turn', params: { by: 1 } } },
          { guard: not('isLastPage'), target: 'loading' },
        ],
        'stores.previous': { guard: not('isFirstPage'), actions: { type: 'turn', params: { by: -1 } } },
      },
    },
    empty: {
      description: 'No store near that place: look elsewhere, or send it another way.',
      tags: 'empty',
    },
    failed: {
      description: 'The stores did not come: try again, or send it another way.',
      tags: 'failed',
      on: { 'stores.retry': 'loading' },
    },
  },
})
