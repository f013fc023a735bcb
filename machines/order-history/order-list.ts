import { assign, emit, setup } from 'xstate'
import { isFiltered } from '../../domain/order-history/order-filter.ts'
import { describeFailure, type Failure } from '../../services/http/result.ts'
import { callSlot, networkSlot } from '../actor-slot.ts'
import { answered, answerGuards } from '../answers.ts'
import { countOrders, withPage } from './order-history.rules.ts'
import type {
  ListOrdersInput,
  ListOrdersResult,
  OrderListContext,
  OrderListEmitted,
  OrderListEvent,
  OrderListInput,
  OrderListTag,
  RefreshListInput,
} from './order-history.types.ts'

type Answer = { result: ListOrdersResult }

/** What every paged list of orders is made of: the member's own, and those of partner stores. */
export const orderListSetup = setup({
  types: {
    input: {} as OrderListInput,
    context: {} as OrderListContext,
    events: {} as OrderListEvent,
    emitted: {} as OrderListEmitted,
    tags: {} as OrderListTag,
  },
  actors: {
    listOrders: callSlot<ListOrdersResult, ListOrdersInput>('listOrders'),
    refreshList: callSlot<ListOrdersResult, RefreshListInput>('refreshList'),
    watchNetwork: networkSlot,
  },
  actions: {
    keepFirstPage: assign((_, { result }: Answer) =>
      result.ok
        ? {
            items: result.value.orderItems,
            next: result.value.pages.next,
            oldestOrderDate: result.value.oldestOrderDate ?? null,
            failure: null,
          }
        : {},
    ),
    appendNextPage: assign(({ context }, { result }: Answer) =>
      result.ok
        ? {
            ...withPage(context.items, result.value),
            firstOfMore: result.value.orderItems[0]?.orderNumber ?? null,
            failure: null,
          }
        : {},
    ),
    keepFailure: assign((_, { result }: Answer): { failure: Failure | null } => ({
      failure: result.ok ? null : result.failure,
    })),
    forgetFailure: assign({ failure: null }),
    announceShown: emit(({ context: { items, next, oldestOrderDate, filter } }) => ({
      type: 'list.shown' as const,
      list: {
        orderItems: [...items],
        pages: { next },
        ...(oldestOrderDate !== null && { oldestOrderDate }),
      },
      ...(filter && isFiltered(filter) && { filter }),
    })),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'service-order-summary-failure' as const,
      devMessage: `${context.kind} orders: ${context.failure ? describeFailure(context.failure) : 'defect'}`,
    })),
    announceRejected: emit({ type: 'session.rejected' }),
  },
  guards: {
    isGiven: ({ context }) => context.isGiven,
    isKept: ({ context }) => context.isKept,
    isGivenEmpty: ({ context }) => context.isGiven && context.items.length === 0 && context.next === null,
    isLoaded: answerGuards.isLoaded,
    isEmpty: (_, { result }: Answer) =>
      result.ok && result.value.orderItems.length === 0 && result.value.pages.next === null,
    isUnauthorized: answerGuards.isUnauthorized,
    hasNextPage: ({ context }) => context.next !== null,
  },
})

/** A list before anything is asked for: with its first page where that is here. */
export const startOfList = ({
  input: { firstPage = null, isKept = false, ...wish },
}: {
  readonly input: OrderListInput
}): OrderListContext => ({
  ...wish,
  isGiven: firstPage !== null,
  isKept: isKept && firstPage !== null,
  items: firstPage?.orderItems ?? [],
  next: firstPage?.pages.next ?? null,
  oldestOrderDate: firstPage?.oldestOrderDate ?? null,
  firstOfMore: null,
  failure: null,
})

/** Runs as long as the page: what an outage has kept away is asked for once the network is back. */
export const listensToNetwork = { id: 'watchNetwork', src: 'watchNetwork' } as const

/** Where a list starts: as it was left, with its first page, or by asking for it. */
export const startsList = [
  { guard: 'isGivenEmpty', target: 'empty' },
  { guard: 'isKept', target: 'ready.refreshing' },
  { guard: 'isGiven', target: 'ready' },
  { target: 'loadingFirstPage' },
] as const

/** What a list from its beginning does, be it the first there is or one in place of what stands there; failures are told apart. */
const takesList = [
  {
    guard: { type: 'isEmpty', params: answered },
    target: '#empty',
    actions: { type: 'keepFirstPage', params: answered },
  },
  {
    guard: { type: 'isLoaded', params: answered },
    target: '#ready',
    actions: { type: 'keepFirstPage', params: answered },
  },
  { guard: { type: 'isUnauthorized', params: answered }, target: '#sessionEnded' },
] as const

/** What is asked for with every page of a list. */
const wishOf = ({ kind, country, language, filter }: OrderListContext) => ({
  kind,
  country,
  language,
  ...(filter && isFiltered(filter) && { filter }),
})

/** States of a list. First page and later pages fail on their own (HI-07). */
export const orderListStates = {
  loadingFirstPage: orderListSetup.createStateConfig({
    description: 'The first orders are on their way: lines in the shape of the list.',
    tags: 'skeleton',
    invoke: {
      id: 'listOrders',
      src: 'listOrders',
      input: ({ context }) => ({ ...wishOf(context), cursor: null }),
      onDone: [
        ...takesList,
        {
          target: 'firstPageFailed',
          actions: [{ type: 'keepFailure', params: answered }, 'reportFailure'],
        },
      ],
      onError: { target: 'firstPageFailed', actions: 'reportFailure' },
    },
  }),
  ready: orderListSetup.createStateConfig({
    id: 'ready',
    description: 'The orders, newest first.',
    tags: 'list',
    initial: 'idle',
    states: {
      idle: {
        description: 'The list, with a button for more where there is more.',
        entry: 'announceShown',
        on: { 'history.loadMore': { guard: 'hasNextPage', target: 'loadingMore' } },
      },
      refreshing: {
        description: 'A list that was left stands as it did, while it is asked for afresh.',
        on: { 'history.loadMore': { guard: 'hasNextPage', target: 'loadingMore' } },
        invoke: {
          id: 'refreshList',
          src: 'refreshList',
          input: ({ context }) => ({ ...wishOf(context), orders: countOrders(context.items) }),
          onDone: [
            ...takesList,
            {
              target: 'idle',
              actions: [{ type: 'keepFailure', params: answered }, 'reportFailure', 'forgetFailure'],
            },
          ],
          onError: { target: 'idle', actions: 'reportFailure' },
        },
      },
      loadingMore: {
        description: 'More orders are on their way under the list, which stays as it is.',
        invoke: {
          id: 'listOrders',
          src: 'listOrders',
          input: ({ context }) => ({ ...wishOf(context), cursor: context.next }),
          onDone: [
            {
              guard: { type: 'isLoaded', params: answered },
              target: 'idle',
              actions: { type: 'appendNextPage', params: answered },
            },
            {
              guard: { type: 'isUnauthorized', params: answered },
              target: '#sessionEnded',
            },
            {
              target: 'loadMoreFailed',
              actions: [{ type: 'keepFailure', params: answered }, 'reportFailure'],
            },
          ],
          onError: { target: 'loadMoreFailed', actions: 'reportFailure' },
        },
      },
      loadMoreFailed: {
        description: 'A dialog says that more orders did not come; try again, or close it.',
        tags: 'loadMoreFailed',
        on: {
          'history.retry': { target: 'loadingMore', actions: 'forgetFailure' },
          'network.back': { target: 'loadingMore', actions: 'forgetFailure' },
          'error.dismiss': { target: 'idle', actions: 'forgetFailure' },
        },
      },
    },
  }),
  empty: orderListSetup.createStateConfig({
    id: 'empty',
    description: 'No orders yet: says so, and leads back to the shop.',
    tags: 'empty',
  }),
  firstPageFailed: orderListSetup.createStateConfig({
    description: 'A dialog says that the orders did not come, and can be closed.',
    tags: ['unloaded', 'firstPageFailed'],
    on: {
      'error.dismiss': { target: 'unloaded', actions: 'forgetFailure' },
      'network.back': { target: 'loadingFirstPage', actions: 'forgetFailure' },
    },
  }),
  unloaded: orderListSetup.createStateConfig({
    description:
      'The closed dialog leaves a page without orders: try again, or wait for the network to come back.',
    tags: 'unloaded',
    on: { 'history.reload': 'loadingFirstPage', 'network.back': 'loadingFirstPage' },
  }),
  sessionEnded: orderListSetup.createStateConfig({
    id: 'sessionEnded',
    type: 'final',
    description: 'Not signed in any more: says so, and offers to sign in again or to look one order up.',
    tags: 'leaving',
    entry: 'announceRejected',
  }),
}
