import { assign, emit, setup } from 'xstate'
import { describeFailure } from '../../services/http/result.ts'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
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
    isLoaded: (_, { result }: Answer) => result.ok,
    isUnauthorized: (_, { result }: Answer) => !result.ok && result.failure.kind === 'unauthorized',
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
            guard: { type: 'isAbsent', params: ({ event }) => ({ cached: event.output }) },
            target: 'loadingOrder',
          },
          {
            guard: { type: 'isOtherType', params: ({ event }) => ({ cached: event.output }) },
            target: 'leaving',
            actions: { type: 'keepCached', params: ({ event }) => ({ cached: event.output }) },
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ cached: event.output }) },
            target: 'ready.refreshing',
            actions: { type: 'keepCached', params: ({ event }) => ({ cached: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'keepCached', params: ({ event }) => ({ cached: event.output }) },
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
        input: ({ context }) => ({
          orderNumber: context.orderNumber,
          country: context.country,
          language: context.language,
        }),
        onDone: [
          {
            guard: { type: 'isUnexpectedType', params: ({ event }) => ({ result: event.output }) },
            target: 'leaving',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ result: event.output }) },
              { type: 'storeOrder', params: ({ context }) => ({ cached: context.cached }) },
            ],
          },
          {
            guard: { type: 'isLoaded', params: ({ event }) => ({ result: event.output }) },
            target: 'ready',
            actions: [
              { type: 'keepOrder', params: ({ event }) => ({ result: event.output }) },
              { type: 'storeOrder', params: ({ context }) => ({ cached: context.cached }) },
            ],
          },
          {
            guard: 'isGuest',
            target: 'sessionEnded',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
              'reportFailure',
              'announceUnreachable',
            ],
          },
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ result: event.output }) },
            target: 'sessionEnded',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
              'announceRejected',
            ],
          },
          {
            target: 'serviceError',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
              'reportFailure',
            ],
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
            input: ({ context }) => ({
              orderNumber: context.orderNumber,
              country: context.country,
              language: context.language,
            }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => ({ result: event.output }) },
                target: 'current',
                actions: [
                  { type: 'keepOrder', params: ({ event }) => ({ result: event.output }) },
                  { type: 'storeOrder', params: ({ context }) => ({ cached: context.cached }) },
                ],
              },
              {
                target: 'current',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
                  'reportFailure',
                ],
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
