import { answered, ended } from '../answers.ts'
import { orderQuestion } from '../load-order.ts'
import { type Found, orderDetailSetup, preparationOf } from './order-detail.setup.ts'
import type { CachedOrder, OrderDetailContext } from './order-detail.types.ts'

/** The order is put where the next visit finds it. */
const storesOrder = {
  type: 'storeOrder',
  params: ({ context }: { context: OrderDetailContext }) => ({ cached: context.cached }),
} as const

/** The order came: it is kept, here and for the next visit. */
const keepsLoaded = [{ type: 'keepOrder', params: answered }, storesOrder] as const

/** It did not come: that is kept, and told. */
const reportsFailed = [{ type: 'keepFailure', params: answered }, 'reportFailure'] as const

const cachedOrder = ({ event }: { event: { output: CachedOrder | null } }): Found => ({
  cached: event.output,
})

export const orderDetailMachine = orderDetailSetup.createMachine({
  id: 'orderDetail',
  description: 'One order: shown from the cache where it is fresh, asked for where it is not.',
  context: ({ input }) => ({
    ...input,
    cached: null,
    requestedAt: null,
    failure: null,
    recentChange: null,
    isPaymentAsked: false,
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
          always: { guard: 'isPaymentToFetch', target: 'fetchingPayment' },
          after: { cacheLifetime: 'refreshing' },
          on: {
            'page.shown': {
              guard: { type: 'isStale', params: ({ context }) => ({ cached: context.cached }) },
              target: 'refreshing',
            },
          },
        },
        fetchingPayment: {
          description: 'The order is on the page; the form or code that finishes its payment is fetched.',
          entry: 'askForPayment',
          invoke: {
            id: 'paymentAttempt',
            src: 'paymentAttempt',
            input: ({ context }) => preparationOf(context),
            onDone: [
              {
                guard: { type: 'isPrepared', params: ended },
                target: 'current',
                actions: [{ type: 'keepPaymentData', params: ended }, storesOrder],
              },
              { target: 'current', actions: { type: 'reportPayment', params: ended } },
            ],
            onError: 'current',
          },
          after: { cacheLifetime: 'refreshing' },
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
