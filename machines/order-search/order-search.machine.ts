import { assign, emit, setup } from 'xstate'
import { filterKey, filterOf, noFilter, type OrderFilter } from '../../domain/order-history/order-filter.ts'
import type {
  OrderSearchContext,
  OrderSearchEmitted,
  OrderSearchEvent,
  OrderSearchInput,
} from './order-search.types.ts'

/** How long nobody types before the words are looked for, in milliseconds. */
export const typingPauseMs = 500

const fieldsOf = ({ q, ...choices }: OrderFilter) => ({ words: q ?? '', choices })

/** What field and choices come to. */
const wished = ({ words, choices }: OrderSearchContext): OrderFilter => filterOf({ ...choices, q: words })

export const orderSearchMachine = setup({
  types: {
    input: {} as OrderSearchInput,
    context: {} as OrderSearchContext,
    events: {} as OrderSearchEvent,
    emitted: {} as OrderSearchEmitted,
  },
  actions: {
    keepWords: assign((_, { words }: { words: string }) => ({ words })),
    keepChoice: assign(({ context }, { choice }: { choice: object }) => ({
      choices: filterOf({ ...context.choices, ...choice }),
    })),
    clear: assign(fieldsOf(noFilter)),
    takeAddress: assign((_, { filter }: OrderSearchInput) => ({ ...fieldsOf(filter), asked: filter })),
    ask: emit(({ context }) => ({
      type: 'search.asked' as const,
      filter: wished(context),
      isRefined:
        context.asked.q !== undefined &&
        filterKey({ ...wished(context), q: '' }) === filterKey({ ...context.asked, q: '' }),
    })),
    keepAsked: assign({ asked: ({ context }) => wished(context) }),
  },
  guards: {
    isNew: ({ context }) => filterKey(wished(context)) !== filterKey(context.asked),
    isElsewhere: ({ context }, { filter }: OrderSearchInput) =>
      filterKey(filter) !== filterKey(context.asked),
  },
  delays: { typingPause: typingPauseMs },
}).createMachine({
  id: 'orderSearch',
  description:
    'What orders are looked for by: words, and what the list is narrowed to. What is asked for stands in the address (BY-55).',
  context: ({ input: { filter } }) => ({ ...fieldsOf(filter), asked: filter }),
  initial: 'resting',
  on: {
    'filter.choose': {
      target: '.asking',
      actions: { type: 'keepChoice', params: ({ event }) => ({ choice: event.choice }) },
    },
    'search.clear': { target: '.asking', actions: 'clear' },
    'address.change': {
      guard: { type: 'isElsewhere', params: ({ event }) => ({ filter: event.filter }) },
      target: '.resting',
      actions: { type: 'takeAddress', params: ({ event }) => ({ filter: event.filter }) },
    },
  },
  states: {
    resting: {
      description: 'Field and choices say what the list shows.',
      on: {
        'words.type': {
          target: 'typing',
          actions: { type: 'keepWords', params: ({ event }) => ({ words: event.words }) },
        },
      },
    },
    typing: {
      description: 'Somebody types: the words are looked for after a pause, or at once with Enter.',
      after: { typingPause: 'asking' },
      on: {
        'words.type': {
          target: 'typing',
          reenter: true,
          actions: { type: 'keepWords', params: ({ event }) => ({ words: event.words }) },
        },
        'search.submit': 'asking',
      },
    },
    asking: {
      description: 'Asks for what field and choices say, unless that is what was asked for last.',
      always: [{ guard: 'isNew', target: 'resting', actions: ['ask', 'keepAsked'] }, { target: 'resting' }],
    },
  },
})
