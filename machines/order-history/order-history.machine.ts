import { assign, emit, setup } from 'xstate'
import type { Failure } from '../../src/services/result.ts'
import { callSlot } from '../actor-slot.ts'
import { withPage } from './order-history.rules.ts'
import type {
  ListOrdersInput,
  ListOrdersResult,
  OrderHistoryContext,
  OrderHistoryEmitted,
  OrderHistoryEvent,
  OrderHistoryInput,
} from './order-history.types.ts'

type Answer = { result: ListOrdersResult }

export const orderHistoryMachine = setup({
  types: {
    input: {} as OrderHistoryInput,
    context: {} as OrderHistoryContext,
    events: {} as OrderHistoryEvent,
    emitted: {} as OrderHistoryEmitted,
  },
  actors: { listOrders: callSlot<ListOrdersResult, ListOrdersInput>('listOrders') },
  actions: {
    keepFirstPage: assign((_, { result }: Answer) =>
      result.ok ? { items: result.value.orderItems, next: result.value.pages.next, failure: null } : {},
    ),
    appendNextPage: assign(({ context }, { result }: Answer) =>
      result.ok ? { ...withPage(context.items, result.value), failure: null } : {},
    ),
    keepFailure: assign((_, { result }: Answer): { failure: Failure | null } => ({
      failure: result.ok ? null : result.failure,
    })),
    forgetFailure: assign({ failure: null }),
    announceRejected: emit({ type: 'session.rejected' }),
  },
  guards: {
    isLoaded: (_, { result }: Answer) => result.ok,
    isEmpty: (_, { result }: Answer) =>
      result.ok && result.value.orderItems.length === 0 && result.value.pages.next === null,
    isUnauthorized: (_, { result }: Answer) => !result.ok && result.failure.kind === 'unauthorized',
    hasNextPage: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'orderHistory',
  description: 'The list of orders, page by page. First page and later pages fail on their own (HI-07).',
  context: ({ input }) => ({ ...input, items: [], next: null, failure: null }),
  initial: 'loadingFirstPage',
  states: {
    loadingFirstPage: {
      description: 'The first orders are on their way: lines in the shape of the list.',
      invoke: {
        id: 'listOrders',
        src: 'listOrders',
        input: ({ context }) => ({
          kind: context.kind,
          country: context.country,
          language: context.language,
          cursor: null,
        }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ result: event.output }) },
            target: 'empty',
          },
          {
            guard: { type: 'isLoaded', params: ({ event }) => ({ result: event.output }) },
            target: 'ready',
            actions: { type: 'keepFirstPage', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ result: event.output }) },
            target: 'sessionEnded',
          },
          {
            target: 'firstPageFailed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: 'firstPageFailed',
      },
    },
    ready: {
      description: 'The orders, newest first.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The list, with a button for more where there is more.',
          on: { 'history.loadMore': { guard: 'hasNextPage', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'More orders are on their way under the list, which stays as it is.',
          invoke: {
            id: 'listOrders',
            src: 'listOrders',
            input: ({ context }) => ({
              kind: context.kind,
              country: context.country,
              language: context.language,
              cursor: context.next,
            }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => ({ result: event.output }) },
                target: 'idle',
                actions: { type: 'appendNextPage', params: ({ event }) => ({ result: event.output }) },
              },
              {
                guard: { type: 'isUnauthorized', params: ({ event }) => ({ result: event.output }) },
                target: '#orderHistory.sessionEnded',
              },
              {
                target: 'loadMoreFailed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
              },
            ],
            onError: 'loadMoreFailed',
          },
        },
        loadMoreFailed: {
          description: 'A dialog says that more orders did not come; try again, or close it.',
          on: {
            'history.retry': { target: 'loadingMore', actions: 'forgetFailure' },
            'error.dismiss': { target: 'idle', actions: 'forgetFailure' },
          },
        },
      },
    },
    empty: { description: 'No orders yet: says so, and leads back to the shop.' },
    firstPageFailed: {
      description: 'A dialog says that the orders did not come, and can be closed.',
      on: { 'error.dismiss': { target: 'unloaded', actions: 'forgetFailure' } },
    },
    unloaded: {
      description: 'The closed dialog leaves a page without orders, and a link that loads them.',
      on: { 'history.reload': 'loadingFirstPage' },
    },
    sessionEnded: {
      type: 'final',
      description: 'Not signed in any more: says so, and offers to sign in again or to look one order up.',
      entry: 'announceRejected',
    },
  },
})
