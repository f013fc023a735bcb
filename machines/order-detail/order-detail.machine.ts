import { outdated } from '../../domain/orders/order-cache.ts'
import { answered, ended } from '../answers.ts'
import { orderQuestion } from '../load-order.ts'
import { orderDetailSetup, preparationOf } from './order-detail.setup.ts'
import type { OrderDetailContext } from './order-detail.types.ts'

/** The order is put where the next visit finds it. */
const storesOrder = {
  type: 'storeOrder',
  params: ({ context }: { context: OrderDetailContext }) => ({ cached: context.cached }),
} as const

/** The next visit asks for it, even where this page is left before a fresh one is here. */
const outdatesOrder = {
  type: 'storeOrder',
  params: ({ context: { cached } }: { context: OrderDetailContext }) => ({
    cached: cached && outdated(cached),
  }),
} as const

/** The order came: it is kept, here and for the next visit. */
const keepsLoaded = [{ type: 'keepOrder', params: answered }, storesOrder] as const

/** It did not come: that is kept, and told. */
const reportsFailed = [{ type: 'keepFailure', params: answered }, 'reportFailure'] as const

/** The page's own code broke: as much. */
const reportsDefect = ['keepDefect', 'reportFailure'] as const

export const orderDetailMachine = orderDetailSetup.createMachine({
  id: 'orderDetail',
  description: 'One order: shown from the cache where it is fresh, asked for where it is not.',
  context: ({ input }) => ({
    ...input,
    requestedAt: input.cached?.fetchedAt ?? null,
    failure: null,
    recentChange: null,
    isPaymentAsked: false,
  }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether the order is here already, and fresh.',
      always: [
        { guard: 'isAbsent', target: 'loadingOrder' },
        { guard: 'isOtherType', target: 'leaving' },
        { guard: 'isStale', target: 'ready.refreshing' },
        { target: 'ready' },
      ],
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
        onError: { target: 'serviceError', actions: reportsDefect },
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
          actions: [{ type: 'keepChange', params: ({ event }) => ({ change: event.change }) }, outdatesOrder],
        },
      },
      states: {
        current: {
          description: 'The order as it was within the last ten minutes, or the last one that came.',
          always: { guard: 'isPaymentToFetch', target: 'fetchingPayment' },
          after: { cacheLifetime: 'refreshing' },
          on: {
            'page.shown': { guard: 'isStale', target: 'refreshing' },
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
            onError: { target: 'current', actions: reportsDefect },
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
