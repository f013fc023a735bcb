import { assign, emit, setup } from 'xstate'
import { describeFailure } from '../../services/http/result.ts'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { answered, answerGuards } from '../answers.ts'
import { orderQuestion } from '../load-order.ts'
import {
  afterAnswer,
  isExpectedType,
  isStale,
  isUnknownOrder,
  loadFailureCode,
  refreshInMs,
} from './order-detail.rules.ts'
import type {
  CachedOrder,
  FetchOrderInput,
  FetchOrderResult,
  OrderDetailContext,
  OrderDetailEmitted,
  OrderDetailEvent,
  OrderDetailInput,
  OrderDetailTag,
  ReadCachedOrderInput,
  RecentChange,
} from './order-detail.types.ts'

type Answer = { result: FetchOrderResult }
type Found = { cached: CachedOrder | null }

/** The order came: it is kept, and put where the next visit finds it. */
const keepsLoaded = [
  { type: 'keepOrder', params: answered },
  {
    type: 'storeOrder',
    params: ({ context }: { context: OrderDetailContext }) => ({ cached: context.cached }),
  },
] as const

/** It did not come: that is kept, and told. */
const reportsFailed = [{ type: 'keepFailure', params: answered }, 'reportFailure'] as const

const cachedOrder = ({ event }: { event: { output: CachedOrder | null } }): Found => ({
  cached: event.output,
})

export const orderDetailMachine = setup({
  types: {
    input: {} as OrderDetailInput,
    context: {} as OrderDetailContext,
    events: {} as OrderDetailEvent,
    emitted: {} as OrderDetailEmitted,
    tags: {} as OrderDetailTag,
  },
  actors: {
    readCachedOrder: callSlot<CachedOrder | null, ReadCachedOrderInput>('readCachedOrder'),
    fetchOrder: callSlot<FetchOrderResult, FetchOrderInput>('fetchOrder'),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    keepCached: assign((_, { cached }: Found) => ({ cached, requestedAt: cached?.fetchedAt ?? null })),
    openRequest: assign(({ context }) => ({ requestedAt: context.now() })),
    keepOrder: assign(({ context }, { result }: Answer) => afterAnswer(context, result)),
    /** Provided by `order-detail.actors.ts`: puts the order where the next visit finds it. */
    storeOrder: (_, _params: Found) => undefined,
    keepFailure: assign((_, { result }: Answer) => ({ failure: result.ok ? null : result.failure })),
    keepChange: assign((_, { change }: { change: RecentChange | null }) => ({ recentChange: change })),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: loadFailureCode(context),
      devMessage: context.failure ? describeFailure(context.failure) : 'defect',
    })),
    announceUnreachable: emit(({ context }) => ({
      type: 'order.unreachable' as const,
      orderNumber: context.orderNumber,
      reason: isUnknownOrder(context.failure) ? ('noMatch' as const) : ('unavailable' as const),
    })),
    announceRejected: emit({ type: 'session.rejected' }),
    announceTypeMismatch: emit(({ context }) => ({
      type: 'order.typeMismatch' as const,
      orderNumber: context.orderNumber,
      orderType: context.cached?.order.orderType ?? 'SALES_ORDER',
    })),
  },
  guards: {
    isUnexpectedType: ({ context }, { result }: Answer) =>
      result.ok && !isExpectedType(result.value, context.expects),
    isLoaded: answerGuards.isLoaded,
    isUnauthorized: answerGuards.isUnauthorized,
    isGuest: ({ context }) => !context.isMember,
    isAbsent: (_, { cached }: Found) => cached === null,
    isOtherType: ({ context }, { cached }: Found) =>
      cached !== null && !isExpectedType(cached.order, context.expects),
    isStale: ({ context }, { cached }: Found) => cached !== null && isStale(cached, context.now()),
  },
  delays: {
    cacheLifetime: ({ context }) => refreshInMs(context.requestedAt ?? context.now(), context.now()),
  },
}).createMachine({
  id: 'orderDetail',
  description: 'One order: shown from the cache where it is fresh, asked for where it is not.',
  context: ({ input }) => ({
    ...input,
    cached: null,
    requestedAt: null,
    failure: null,
    recentChange: null,
  }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'readingCache',
  states: {
    readingCache: {
      description: 'Looks whether this order was here a moment ago: nothing shows yet.',
      tags: 'skeleton',
      invoke: {
        id: 'readCachedOrder',
        src: 'readCachedOrder',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: [
          {
            guard: { type: 'isAbsent', params: cachedOrder },
            target: 'loadingOrder',
          },
          {
            guard: { type: 'isOtherType', params: cachedOrder },
            target: 'leaving',
            actions: { type: 'keepCached', params: cachedOrder },
          },
          {
            guard: { type: 'isStale', params: cachedOrder },
            target: 'ready.refreshing',
            actions: { type: 'keepCached', params: cachedOrder },
          },
          {
            target: 'ready',
            actions: { type: 'keepCached', params: cachedOrder },
          },
        ],
        onError: 'loadingOrder',
      },
    },
    loadingOrder: {
      description: 'The order is on its way: lines in the shape of the page.',
      tags: ['skeleton', 'outstanding'],
      entry: 'openRequest',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: orderQuestion,
        onDone: [
          {
            guard: { type: 'isUnexpectedType', params: answered },
            target: 'leaving',
            actions: keepsLoaded,
          },
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'ready',
            actions: keepsLoaded,
          },
          {
            guard: 'isGuest',
            target: 'sessionEnded',
            actions: [{ type: 'keepFailure', params: answered }, 'reportFailure', 'announceUnreachable'],
          },
          {
            guard: { type: 'isUnauthorized', params: answered },
            target: 'sessionEnded',
            actions: [{ type: 'keepFailure', params: answered }, 'announceRejected'],
          },
          {
            target: 'serviceError',
            actions: reportsFailed,
          },
        ],
        onError: { target: 'serviceError', actions: 'reportFailure' },
      },
    },
    ready: {
      description: 'The order with its parcels, prices and addresses.',
      tags: 'order',
      initial: 'current',
      on: {
        'order.changed': {
          target: '.refreshing',
          reenter: true,
          actions: { type: 'keepChange', params: ({ event }) => ({ change: event.change }) },
        },
      },
      states: {
        current: {
          description: 'The order as it was within the last ten minutes, or the last one that came.',
          after: { cacheLifetime: 'refreshing' },
          on: {
            'page.shown': {
              guard: { type: 'isStale', params: ({ context }) => ({ cached: context.cached }) },
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: 'The order stays on the page while a fresh one is asked for.',
          tags: 'outstanding',
          entry: 'openRequest',
          invoke: {
            id: 'fetchOrder',
            src: 'fetchOrder',
            input: orderQuestion,
            onDone: [
              {
                guard: { type: 'isLoaded', params: answered },
                target: 'current',
                actions: keepsLoaded,
              },
              {
                target: 'current',
                actions: reportsFailed,
              },
            ],
            onError: { target: 'current', actions: 'reportFailure' },
          },
        },
      },
    },
    serviceError: {
      description:
        'The order did not come, or no order of this member has this number: contact us, or try again.',
      tags: 'serviceError',
      on: { 'order.retry': 'loadingOrder' },
    },
    sessionEnded: {
      type: 'final',
      description: 'Without a sign-in or a contact there is no order to show: leads to the guest lookup.',
      tags: 'leaving',
    },
    leaving: {
      type: 'final',
      description: 'A return opened as an order, or the other way round: its own page takes over.',
      tags: 'leaving',
      entry: 'announceTypeMismatch',
    },
  },
})
