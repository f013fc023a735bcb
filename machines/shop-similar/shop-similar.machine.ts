import { assign, emit, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import { answered, describeAnswer } from '../answers.ts'
import type {
  GetSimilarInput,
  GetSimilarResult,
  ShopSimilarContext,
  ShopSimilarEmitted,
  ShopSimilarEvent,
  ShopSimilarInput,
  ShopSimilarTag,
} from './shop-similar.types.ts'

type Answer = { result: GetSimilarResult }

export const shopSimilarMachine = setup({
  types: {
    input: {} as ShopSimilarInput,
    context: {} as ShopSimilarContext,
    events: {} as ShopSimilarEvent,
    emitted: {} as ShopSimilarEmitted,
    tags: {} as ShopSimilarTag,
  },
  actors: { getSimilar: callSlot<GetSimilarResult, GetSimilarInput>('getSimilar') },
  actions: {
    keepSuggestions: assign((_, { result }: Answer) => (result.ok ? { suggestions: result.value } : {})),
    reportFailure: emit((_, { result }: { result: GetSimilarResult | null }) => ({
      type: 'error.reported' as const,
      code: 'get-shop-similar-failure' as const,
      devMessage: describeAnswer(result),
    })),
  },
  guards: {
    hasProducts: (_, { result }: Answer) => result.ok && result.value.items.length > 0,
    isEmpty: (_, { result }: Answer) => result.ok,
  },
}).createMachine({
  id: 'shopSimilar',
  description: 'Products like the one of this line, asked for when they are first looked at (BA-03).',
  context: ({ input }) => ({ ...input, suggestions: null }),
  type: 'parallel',
  states: {
    panel: {
      description: 'Whether the shopper looks at them.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The line with its button, nothing beneath it.',
          on: { 'similar.open': 'open' },
        },
        open: {
          description: 'The suggestions beneath the line; the button closes them.',
          on: { 'similar.close': 'closed' },
        },
      },
    },
    suggestions: {
      description: 'What there is to look at: loaded once, on first opening.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nobody has looked yet.',
          on: { 'similar.open': 'loading' },
        },
        loading: {
          description: 'They are on their way: boxes in their shape. Closing does not stop them.',
          invoke: {
            id: 'getSimilar',
            src: 'getSimilar',
            input: ({ context: { request, country, language } }) => ({ request, country, language }),
            onDone: [
              {
                guard: { type: 'hasProducts', params: answered },
                target: 'shown',
                actions: { type: 'keepSuggestions', params: answered },
              },
              {
                guard: { type: 'isEmpty', params: answered },
                target: 'empty',
              },
              {
                target: 'failed',
                actions: { type: 'reportFailure', params: answered },
              },
            ],
            onError: { target: 'failed', actions: { type: 'reportFailure', params: { result: null } } },
          },
        },
        shown: { description: 'A slider of products, each a link to its page in the shop.', tags: 'shown' },
        empty: { description: 'Says that nothing similar was found.', tags: 'empty' },
        failed: {
          description: 'Says that they did not load, and tries again when asked.',
          tags: 'failed',
          on: { 'similar.retry': 'loading' },
        },
      },
    },
  },
})
