import { assign, emit, setup } from 'xstate'
import { hasNothingToRefund } from '../../domain/refund-status/refund-overview.ts'
import { callSlot, networkSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { answered, describeAnswer } from '../answers.ts'
import { leavesFor, orderPageEnds, orderPageGuards, unreachableOrder } from '../order-page.flow.ts'
import { hasKnownUnderWay, isStale, refreshMs } from './refund-status.rules.ts'
import type {
  LoadStatusInput,
  LoadStatusResult,
  RefundStatusContext,
  RefundStatusEmitted,
  RefundStatusEvent,
  RefundStatusInput,
  RefundStatusView,
} from './refund-status.types.ts'

type Answer = { result: LoadStatusResult }

const question = ({ context: { orderNumber } }: { context: RefundStatusContext }): LoadStatusInput => ({
  orderNumber,
})

/** Nobody may see the order: who looks is led elsewhere. */
const leaves = leavesFor('#refundStatus.sessionEnded')

/** It came, and is sorted by what it says. */
const keeps = {
  guard: { type: 'isLoaded', params: answered },
  target: '#refundStatus.deciding',
  actions: { type: 'keepStatus', params: answered },
} as const

const reports = { type: 'reportFailure', params: answered } as const

/** Asks again while what is known stays on the page; `otherwise` where that fails. */
const refreshes = <const Otherwise extends string>(otherwise: Otherwise) =>
  ({
    id: 'loadStatus',
    src: 'loadStatus',
    input: question,
    onDone: [keeps, ...leaves, { target: otherwise, actions: reports }],
    onError: { target: otherwise, actions: 'reportDefect' },
  }) as const

export const refundStatusMachine = setup({
  types: {
    input: {} as RefundStatusInput,
    context: {} as RefundStatusContext,
    events: {} as RefundStatusEvent,
    emitted: {} as RefundStatusEmitted,
    tags: {} as RefundStatusView,
  },
  actors: {
    loadStatus: callSlot<LoadStatusResult, LoadStatusInput>('loadStatus'),
    watchPage: pageVisibilitySlot,
    watchNetwork: networkSlot,
  },
  actions: {
    openRequest: assign(({ context }) => ({ requestedAt: context.now() })),
    keepStatus: assign(({ context }, { result }: Answer) =>
      result.ok ? { known: result.value, loadedAt: context.requestedAt } : {},
    ),
    announceUnreachable: emit(({ context }, { result }: Answer) =>
      unreachableOrder(context.orderNumber, result),
    ),
    announceRejected: emit({ type: 'session.rejected' as const }),
    reportFailure: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: `refund status: ${describeAnswer(result)}`,
    })),
    reportDefect: emit({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: `refund status: ${describeAnswer(null)}`,
    }),
  },
  guards: {
    ...orderPageGuards,
    isAbsent: ({ context: { known } }) => known === null,
    isNothing: ({ context: { known } }) => known !== null && hasNothingToRefund(known),
    isUnderWay: ({ context }) => hasKnownUnderWay(context),
    isStale: ({ context }) => isStale(context),
  },
  delays: { refreshInterval: refreshMs },
}).createMachine({
  id: 'refundStatus',
  description: 'Where the money of an order is: what is back, what is still to come, and by when.',
  context: ({ input }) => ({
    ...input,
    requestedAt: input.knownAt ?? input.now(),
    loadedAt: input.knownAt,
  }),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchNetwork', src: 'watchNetwork' },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'The answer may have come with the page.',
      always: [{ guard: 'isAbsent', target: 'loading' }, { target: 'deciding' }],
    },
    loading: {
      description: 'The answer is on its way: lines in the shape of the page.',
      tags: 'skeleton',
      entry: 'openRequest',
      invoke: {
        id: 'loadStatus',
        src: 'loadStatus',
        input: question,
        onDone: [
          keeps,
          ...leaves,
          { guard: { type: 'isUnknownOrder', params: answered }, target: 'unknown', actions: reports },
          { guard: { type: 'isOffline', params: answered }, target: 'offline', actions: reports },
          { target: 'failed', actions: reports },
        ],
        onError: { target: 'failed', actions: 'reportDefect' },
      },
    },
    deciding: {
      description: 'What the answer says leads on.',
      always: [
        { guard: 'isNothing', target: 'nothing' },
        { guard: 'isUnderWay', target: 'shown.underWay' },
        { target: 'shown.settled' },
      ],
    },
    shown: {
      description: 'Every refund of the order: how far it is, which way it goes, and what to do.',
      tags: 'status',
      initial: 'settled',
      states: {
        underWay: {
          description: 'Money is still to come: it is asked for again every five minutes.',
          after: { refreshInterval: 'refreshing' },
          on: { 'page.shown': { guard: 'isStale', target: 'refreshing' } },
        },
        settled: {
          description: 'All that comes back is back: it is asked for again when the page is looked at again.',
          on: { 'page.shown': { guard: 'isStale', target: 'refreshing' } },
        },
        refreshing: {
          description: 'What is known stays on the page while a fresh answer is asked for.',
          entry: 'openRequest',
          invoke: refreshes('outdated'),
        },
        outdated: {
          description: 'No fresh answer came: the page says of when it is, and offers to ask again.',
          after: { refreshInterval: 'refreshing' },
          on: {
            'refund.retry': 'refreshing',
            'network.back': 'refreshing',
            'page.shown': 'refreshing',
          },
        },
      },
    },
    nothing: {
      description: 'Nothing of the order goes back: says so, and what would change it.',
      tags: 'nothing',
      initial: 'idle',
      states: {
        idle: {
          description: 'As it was asked for last.',
          on: { 'page.shown': { guard: 'isStale', target: 'refreshing' } },
        },
        refreshing: {
          description: 'The page stays as it is while a fresh answer is asked for.',
          entry: 'openRequest',
          invoke: refreshes('idle'),
        },
      },
    },
    ...orderPageEnds('refund.retry'),
  },
})
