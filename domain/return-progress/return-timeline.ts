import type { InferOutput } from 'valibot'
import type { ItemDates } from '../../contract/orders/order-item.ts'
import type { Refund } from '../../contract/orders/refund.ts'
import { latestRefundDate, type RefundStage } from '../refunds/refund-timing.ts'
import { isStoreReturn, parseMethod } from '../return-methods/return-methods.ts'
import type { StatusLine } from '../status/simple-status.ts'
import { type ReturnOutcome, type ReturnStage, returnOutcomeOf, returnStageOfLine } from './return-life.ts'

/** Steps of a return, in order; a return to a store is `arrived` as soon as it is handed in. */
export type ReturnStepName = 'requested' | 'sent' | 'arrived' | 'refunded'

type ReturnStep = {
  readonly name: ReturnStepName
  readonly state: 'done' | 'current' | 'ahead' | 'stopped'
  /** ISO instant at which it was reached, where that is known. */
  readonly at: string | null
}

/** What happens next, and who has to do something. */
export type ReturnNext =
  | 'waitForLabel'
  | 'handOver'
  | 'waitForPickup'
  | 'bringToStore'
  | 'travels'
  | 'isChecked'
  | 'moneyOnItsWay'
  | 'nothing'

export type ReturnTimeline = {
  readonly steps: readonly ReturnStep[]
  readonly outcome: ReturnOutcome
  readonly next: ReturnNext
  /** The latest day to expect the money, `YYYY-MM-DD`; `null` where none comes. */
  readonly expectBy: string | null
  /** ISO instant at which the refund was recorded. */
  readonly refundedAt: string | null
}

export type TimelineInput = {
  /** The return's first line; its statuses are those of all. */
  readonly line: StatusLine | undefined
  /** ISO instant of the return order's own date. */
  readonly requestedAt: string | null
  readonly dates: ItemDates
  /** Label service's method, with a carrier `method|carrier`. */
  readonly returnMethod: string | null
  readonly refund: InferOutput<typeof Refund> | null
  /** Two letters. */
  readonly country: string | null
  /** IANA zone in which days are counted. */
  readonly timeZone: string
}

const reached: Readonly<Record<ReturnStage, number>> = {
  asked: 0,
  agreed: 0,
  travelling: 1,
  arrived: 2,
  denied: 2,
  settled: 3,
  dropped: 0,
}

const nextOf = (stage: ReturnStage, method: ReturnType<typeof parseMethod>): ReturnNext => {
  if (stage === 'asked') return 'waitForLabel'
  if (stage === 'travelling') return 'travels'
  if (stage === 'arrived') return 'isChecked'
  if (stage === 'settled') return 'moneyOnItsWay'
  if (stage !== 'agreed') return 'nothing'
  if (method && isStoreReturn(method.id)) return 'bringToStore'
  return method && /pickup/i.test(method.id) ? 'waitForPickup' : 'handOver'
}

const refundStages: Readonly<Record<'asked' | 'agreed' | 'travelling' | 'arrived', RefundStage>> = {
  asked: 'requested',
  agreed: 'requested',
  travelling: 'underWay',
  arrived: 'arrived',
}

type Way = { readonly isStore: boolean; readonly requested: string | null }

const expectByOf = (input: TimelineInput, stage: ReturnStage, { isStore, requested }: Way): string | null => {
  if (stage === 'denied' || stage === 'dropped') return null
  const { dates, refund, country, timeZone } = input
  const latest = (at: RefundStage, since: string | null) =>
    since === null ? null : latestRefundDate({ stage: at, since, country, isStoreReturn: isStore, timeZone })
  if (refund) return latest('refunded', refund.recordedAt)
  if (stage === 'settled')
    return latest('refunded', dates.returnCompleted ?? dates.returnInProcess ?? requested)
  const since = refundStages[stage] === 'requested' ? requested : (dates.returnInProcess ?? requested)
  return latest(refundStages[stage], since)
}

const stepsOf = (input: TimelineInput, stage: ReturnStage, { isStore, requested }: Way): ReturnStep[] => {
  const { dates, refund } = input
  const names: readonly ReturnStepName[] = isStore
    ? ['requested', 'arrived', 'refunded']
    : ['requested', 'sent', 'arrived', 'refunded']
  const order: readonly ReturnStepName[] = ['requested', 'sent', 'arrived', 'refunded']
  const times: Readonly<Record<ReturnStepName, string | null>> = {
    requested,
    sent: isStore ? null : dates.returnInProcess,
    arrived: isStore ? dates.returnInProcess : null,
    refunded: refund?.recordedAt ?? dates.returnCompleted,
  }
  const now = reached[stage]
  const isStopped = stage === 'denied' || stage === 'dropped'
  return names.map((name) => {
    const place = order.indexOf(name)
    const isOver = place < now || (stage === 'settled' && place === now)
    const state = isOver ? 'done' : place > now ? 'ahead' : isStopped ? 'stopped' : 'current'
    return { name, state, at: place <= now || (name === 'refunded' && refund !== null) ? times[name] : null }
  })
}

/**
 * A return from requested to refunded: what happened when, what comes next, and the latest day for the money (issue
 * part 7). Amount and way back are the order's own: `transaction.orderTotal` or `refund.amount`, and `payment`.
 */
export const returnTimeline = (input: TimelineInput): ReturnTimeline => {
  const stage = input.line ? returnStageOfLine(input.line) : 'asked'
  const method = parseMethod(input.returnMethod)
  const way: Way = {
    isStore: method !== null && isStoreReturn(method.id),
    requested: input.dates.returnCreated ?? input.requestedAt,
  }
  return {
    steps: stepsOf(input, stage, way),
    outcome: returnOutcomeOf(input.line),
    next: nextOf(stage, method),
    expectBy: expectByOf(input, stage, way),
    refundedAt: input.refund?.recordedAt ?? (stage === 'settled' ? input.dates.returnCompleted : null),
  }
}
