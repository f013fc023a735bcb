import type { InferOutput } from 'valibot'
import type { ItemDates } from '../../contract/orders/order-item.ts'
import type { Refund } from '../../contract/orders/refund.ts'
import { calendarDateOf } from '../format/calendar-dates.ts'
import { latestRefundDate, type RefundStage } from '../refunds/refund-timing.ts'
import { isPickupReturn, isStoreReturn, parseMethod } from '../return-methods/return-methods.ts'
import type { StatusLine } from '../status/simple-status.ts'
import { type ReturnOutcome, type ReturnStage, returnOutcomeOf, returnStageOfLine } from './return-life.ts'

/**
 * Steps of a return, in order; a return to a store is `arrived` as soon as it is handed in. One that gives nothing back ends with
 * `denied` or `cancelled` in place of `refunded`.
 */
export type ReturnStepName = 'requested' | 'sent' | 'arrived' | 'refunded' | 'denied' | 'cancelled'

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
  | 'nothing'

/**
 * What comes back of a return. `amount` is a decimal of the order's currency; days are `YYYY-MM-DD`.
 * `none`: denied or cancelled. `overdue`: the day that we named has passed. `refunded`: given back, `at` an ISO instant where that
 * is known; `seenBy` is the day until which a bank may take to show it, `null` once that has passed.
 */
export type ReturnMoney =
  | { readonly kind: 'none' }
  | { readonly kind: 'expected'; readonly amount: number | null; readonly by: string | null }
  | { readonly kind: 'overdue'; readonly amount: number | null }
  | {
      readonly kind: 'refunded'
      readonly amount: number | null
      readonly at: string | null
      readonly seenBy: string | null
    }

export type ReturnTimeline = {
  readonly steps: readonly ReturnStep[]
  readonly outcome: ReturnOutcome
  readonly next: ReturnNext
  readonly money: ReturnMoney
}

/** Nothing was handed over yet: the shopper's own turn, or the driver's. */
const beforeHandOver: ReadonlySet<ReturnNext> = new Set([
  'waitForLabel',
  'handOver',
  'waitForPickup',
  'bringToStore',
])

/** Whether the items are still with the shopper: then the label leads, and there is nothing to track. */
export const isStillHere = ({ next }: Pick<ReturnTimeline, 'next'>): boolean => beforeHandOver.has(next)

export type TimelineInput = {
  /** The return's first line; its statuses are those of all. */
  readonly line: StatusLine | undefined
  /** ISO instant of the return order's own date. */
  readonly requestedAt: string | null
  readonly dates: ItemDates
  /** Label service's method, with a carrier `method|carrier`. */
  readonly returnMethod: string | null
  readonly refund: InferOutput<typeof Refund> | null
  /** Total of the return order, a decimal of its currency: what comes back where no refund is recorded yet. */
  readonly orderTotal: number | null
  /** Two letters. */
  readonly country: string | null
  /** IANA zone in which days are counted. */
  readonly timeZone: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

const reached: Readonly<Record<ReturnStage, number>> = {
  asked: 0,
  agreed: 0,
  travelling: 1,
  arrived: 2,
  denied: 3,
  settled: 3,
  dropped: 3,
}

const nextOf = (stage: ReturnStage, method: ReturnType<typeof parseMethod>): ReturnNext => {
  if (stage === 'asked') return 'waitForLabel'
  if (stage === 'travelling') return 'travels'
  if (stage === 'arrived') return 'isChecked'
  if (stage !== 'agreed') return 'nothing'
  if (method && isStoreReturn(method.id)) return 'bringToStore'
  return method && isPickupReturn(method.id) ? 'waitForPickup' : 'handOver'
}

const refundStages: Readonly<Record<'asked' | 'agreed' | 'travelling' | 'arrived', RefundStage>> = {
  asked: 'requested',
  agreed: 'requested',
  travelling: 'underWay',
  arrived: 'arrived',
}

type Way = { readonly isStore: boolean; readonly requested: string | null }

/** The latest day by which the money should have come, counted from what is known to have happened last; `null` where nothing is. */
const latestDay = (input: TimelineInput, stage: ReturnStage, { isStore, requested }: Way): string | null => {
  const { dates, refund, country, timeZone } = input
  const latest = (at: RefundStage, since: string | null) =>
    since === null ? null : latestRefundDate({ stage: at, since, country, isStoreReturn: isStore, timeZone })
  if (refund) return latest('refunded', refund.recordedAt)
  if (stage === 'settled')
    return latest('refunded', dates.returnCompleted ?? dates.returnInProcess ?? requested)
  if (stage === 'denied' || stage === 'dropped') return null
  const since = refundStages[stage] === 'requested' ? requested : (dates.returnInProcess ?? requested)
  return latest(refundStages[stage], since)
}

const moneyOf = (input: TimelineInput, stage: ReturnStage, way: Way): ReturnMoney => {
  const { refund, orderTotal, dates, now, timeZone } = input
  if (stage === 'denied' || stage === 'dropped') return { kind: 'none' }
  const amount = refund?.amount ?? orderTotal
  const day = latestDay(input, stage, way)
  const isOver = day !== null && day < calendarDateOf(now, timeZone)
  if (refund || stage === 'settled') {
    const at = refund?.recordedAt ?? dates.returnCompleted
    return { kind: 'refunded', amount, at, seenBy: isOver ? null : day }
  }
  return isOver ? { kind: 'overdue', amount } : { kind: 'expected', amount, by: day }
}

const namesOf = (stage: ReturnStage, isStore: boolean): readonly ReturnStepName[] => {
  if (stage === 'dropped') return ['requested', 'cancelled']
  const last = stage === 'denied' ? 'denied' : 'refunded'
  return isStore ? ['requested', 'arrived', last] : ['requested', 'sent', 'arrived', last]
}

const stepsOf = (input: TimelineInput, stage: ReturnStage, { isStore, requested }: Way): ReturnStep[] => {
  const { dates, refund } = input
  const places: Readonly<Record<ReturnStepName, number>> = {
    requested: 0,
    sent: 1,
    arrived: 2,
    refunded: 3,
    denied: 3,
    cancelled: 3,
  }
  const times: Readonly<Record<ReturnStepName, string | null>> = {
    requested,
    sent: isStore ? null : dates.returnInProcess,
    arrived: isStore ? dates.returnInProcess : null,
    refunded: refund?.recordedAt ?? dates.returnCompleted,
    denied: dates.returnDenied,
    cancelled: dates.cancelled,
  }
  const now = reached[stage]
  const isStopped = stage === 'denied' || stage === 'dropped'
  return namesOf(stage, isStore).map((name) => {
    const place = places[name]
    const isOver = place < now || (stage === 'settled' && place === now)
    const state = isOver ? 'done' : place > now ? 'ahead' : isStopped ? 'stopped' : 'current'
    return { name, state, at: place <= now || (name === 'refunded' && refund !== null) ? times[name] : null }
  })
}

/**
 * Where a return stands, the one source of it for pages, the history and e-mails: what happened when, what comes next, and what
 * comes back, when and how much.
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
    money: moneyOf(input, stage, way),
  }
}
