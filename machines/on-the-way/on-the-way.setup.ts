import { assign, emit, setup } from 'xstate'
import type { VisitRequest, VisitStanding } from '../../contract/pickup/visit.ts'
import { visitStageAt } from '../../domain/visits/visit-life.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { VisitTarget } from '../../services/pickup/announce-visit.ts'
import { callSlot, networkSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { describeAnswer } from '../answers.ts'
import { attemptGuards, hasPendingAttempt } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { orderPageGuards, unreachableOrder } from '../order-page.flow.ts'
import {
  freshDraft,
  isStale,
  locateMs,
  refreshMs,
  requestOf,
  timeGapOf,
  untilEarlierMs,
  untilLapsedMs,
  withMeans,
  withMinutes,
  withReturn,
  withStanding,
} from './on-the-way.rules.ts'
import type {
  LoadVisitInput,
  LoadVisitResult,
  MeasuredWay,
  MeasureWayInput,
  OnTheWayContext,
  OnTheWayEmitted,
  OnTheWayEvent,
  OnTheWayInput,
  OnTheWayView,
  VisitAttemptOutput,
  VisitDraft,
} from './on-the-way.types.ts'

type Answer = { result: LoadVisitResult }
type Attempted = { output: VisitAttemptOutput }
type Measured = { output: MeasuredWay }

/** What the chart is made of: its calls, what is kept and told, and what it goes by. */
export const onTheWaySetup = setup({
  types: {
    input: {} as OnTheWayInput,
    context: {} as OnTheWayContext,
    events: {} as OnTheWayEvent,
    emitted: {} as OnTheWayEmitted,
    tags: {} as OnTheWayView,
  },
  actors: {
    loadVisit: callSlot<LoadVisitResult, LoadVisitInput>('loadVisit'),
    measureWay: callSlot<MeasuredWay, MeasureWayInput>('measureWay'),
    attempt: createAttemptMachine<VisitTarget, VisitRequest, VisitStanding>(),
    watchPage: pageVisibilitySlot,
    watchNetwork: networkSlot,
  },
  actions: {
    openRequest: assign(({ context }) => ({ requestedAt: context.now() })),
    keepStanding: assign(({ context }, { result }: Answer) =>
      result.ok ? { ...withStanding(context, result.value), loadedAt: context.requestedAt } : {},
    ),
    keepTold: assign(({ context }, { output }: Attempted) =>
      output.kind === 'done'
        ? { ...withStanding(context, output.value), loadedAt: context.now(), requestedAt: context.now() }
        : {},
    ),
    openForm: assign(({ context }) => freshDraft(context)),
    keepMeans: assign(({ context }, { means }: Pick<VisitDraft, 'means'>) => ({
      draft: withMeans(context, means),
    })),
    keepTyped: assign(({ context }, { typed: change }: { typed: Partial<VisitDraft> }) => ({
      draft: { ...context.draft, ...change },
      way: null,
      isGapShown: false,
      refusedAs: null,
    })),
    keepReturn: assign(({ context }, { number }: { number: string }) => ({
      draft: withReturn(context, number),
      refusedAs: null,
    })),
    keepMinutes: assign(({ context }, { output }: Measured) => ({
      ...withMinutes(context, output),
      isGapShown: false,
      refusedAs: null,
    })),
    showGap: assign({ isGapShown: true }),
    askVisit: assign(({ context }) => ({ asked: requestOf(context) })),
    askNone: assign({ asked: { visit: null } }),
    keepRefusal: assign((_, { output }: Attempted) => ({
      refusedAs: output.kind === 'refused' ? output.code : null,
    })),
    /** What was asked is settled. */
    forgetAsked: assign({ asked: null }),
    forgetPending: assign({ pendingKey: null }),
    announceUnreachable: emit(({ context }, { result }: Answer) =>
      unreachableOrder(context.orderNumber, result),
    ),
    announceRejected: emit({ type: 'session.rejected' as const }),
    reportLoad: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `on the way: ${describeAnswer(result)}`,
    })),
    reportDefect: emit({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `on the way: ${describeAnswer(null)}`,
    }),
    reportAttempt: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `visit not announced: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    ...orderPageGuards,
    isAbsent: ({ context: { known } }) => known === null,
    isOver: ({ context: { known } }) => known?.refusal === 'over' && known.visit !== null,
    isClosed: ({ context: { known } }) => known !== null && known.refusal !== null,
    isExpected: ({ context: { known } }) => known !== null && known.visit !== null,
    isHere: ({ context: { known } }) => known?.visit?.arrivedAt != null,
    isEarlier: ({ context: { known, now } }) =>
      known?.visit != null && visitStageAt(Date.parse(known.visit.expectedAt), now()) !== 'expected',
    isStale: ({ context }) => isStale(context),
    canMeasure: ({ context: { known } }) => known?.store?.gps != null,
    isMeasuredAs: (_, { output, kind }: Measured & { kind: MeasuredWay['kind'] }) => output.kind === kind,
    canAnnounce: ({ context }) => timeGapOf(context) === null,
    isTakenBack: (_, { output }: Attempted) => output.kind === 'done' && output.value.visit === null,
    isDone: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isRefusedAs: attemptGuards.isRefusedAs,
    hasAsked: ({ context }) => context.asked !== null,
  },
  delays: {
    refreshInterval: refreshMs,
    locateDelay: locateMs,
    untilEarlier: ({ context }) => untilEarlierMs(context),
    untilLapsed: ({ context }) => untilLapsedMs(context),
  },
})
