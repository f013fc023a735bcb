import type { RefundEntry, RefundStatus } from '../../contract/orders/refund-status.ts'
import { calendarDateOf } from '../format/calendar-dates.ts'
import { asMinor, type Minor, sumMinor, toMinor } from '../format/money.ts'
import { latestRefundDate } from '../refunds/refund-timing.ts'
import { type ReturnMoney, type ReturnNext, returnTimeline } from '../return-progress/return-timeline.ts'
import { isStoredValue } from './refund-shares.ts'

/** Where and when somebody looks. */
export type Looking = {
  /** IANA zone in which days are counted. */
  readonly timeZone: string
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

/** Steps of a refund in order; a return to a store has no `sent`, and what was cancelled nothing between its two. */
export type RefundStepName =
  | 'requested'
  | 'sent'
  | 'arrived'
  | 'checked'
  | 'refunded'
  | 'denied'
  | 'returnCancelled'
  | 'cancelled'
  | 'paid'

export type RefundStep = {
  readonly name: RefundStepName
  readonly state: 'done' | 'current' | 'ahead' | 'stopped'
  /** ISO instant at which it was reached, where that is known. */
  readonly at: string | null
}

/**
 * How the money of an entry stands. `needsAccount`: we do not know where to send it; `toCome`: it will be given back, `by` a day;
 * `overdue`: that day has passed; `sent`: given back, and a bank may take until `by` to show it; `shown`: that day has passed;
 * `nothing`: none comes.
 */
type RefundStanding = 'needsAccount' | 'toCome' | 'overdue' | 'sent' | 'shown' | 'nothing'

export type RefundView = {
  readonly entry: RefundEntry
  readonly standing: RefundStanding
  /** `YYYY-MM-DD`. */
  readonly by: string | null
  /** ISO instant of the refund, where that is known. */
  readonly at: string | null
  /** What happens next with the goods; `nothing` for what was cancelled. */
  readonly next: ReturnNext
  readonly steps: readonly RefundStep[]
}

/** What comes back in one currency, in its minor units. */
export type RefundTotals = {
  readonly currency: string
  readonly due: Minor
  readonly refunded: Minor
  readonly toCome: Minor
  readonly withheld: Minor
  /** Latest day by which what is still to come should be there, `YYYY-MM-DD`; `null` where nobody can say. */
  readonly by: string | null
}

type Timeline = ReturnType<typeof returnTimeline>

type NotBack = Exclude<ReturnMoney, { readonly kind: 'refunded' }>

const standings: Readonly<Record<NotBack['kind'], RefundStanding>> = {
  none: 'nothing',
  expected: 'toCome',
  overdue: 'overdue',
}

const byDay = (money: NotBack): string | null => (money.kind === 'expected' ? money.by : null)

const lacksAccount = ({ bankRefund, toCome }: RefundEntry): boolean =>
  bankRefund !== null && bankRefund.sent === null && toCome > 0

const returnSteps = ({ steps }: Timeline, { itemDates }: RefundEntry): RefundStep[] =>
  steps.flatMap((step): RefundStep[] => {
    const name = step.name === 'cancelled' ? 'returnCancelled' : step.name
    if (step.name === 'arrived') {
      const hasArrived = step.state !== 'ahead'
      return [
        { ...step, name, state: hasArrived ? 'done' : 'ahead' },
        {
          name: 'checked',
          state: step.state,
          at: itemDates.returnCompleted ?? itemDates.returnDenied,
        },
      ]
    }
    return [{ ...step, name }]
  })

/** Goods may be settled, and the money still wait for an account. */
const notRefunded = (step: RefundStep): RefundStep =>
  step.name === 'refunded' && step.state === 'done' ? { ...step, state: 'current', at: null } : step

const ofReturn = (entry: RefundEntry, { timeZone, now }: Looking): RefundView => {
  const timeline = returnTimeline({
    line: entry.standing ?? undefined,
    requestedAt: entry.requestedAt,
    dates: entry.itemDates,
    returnMethod: entry.returnMethod,
    refund: entry.refund,
    orderTotal: entry.due,
    country: entry.country,
    timeZone,
    now,
  })
  const { money, next } = timeline
  const steps = returnSteps(timeline, entry)
  if (lacksAccount(entry)) {
    return { entry, next, steps: steps.map(notRefunded), standing: 'needsAccount', by: null, at: null }
  }
  if (money.kind !== 'refunded') {
    return { entry, next, steps, standing: standings[money.kind], by: byDay(money), at: null }
  }
  const { seenBy, at } = money
  return { entry, next, steps, standing: seenBy === null ? 'shown' : 'sent', by: seenBy, at }
}

/** A payment that goes back by parts is back with the last of them. */
const ofSale = (entry: RefundEntry, { timeZone, now }: Looking): RefundView => {
  const { requestedAt, country } = entry
  const refund = entry.toCome > 0 ? null : entry.refund
  const at = refund?.recordedAt ?? null
  const since = at ?? requestedAt
  const day = since && latestRefundDate({ stage: 'refunded', since, country, isStoreReturn: false, timeZone })
  const isOver = day !== null && day < calendarDateOf(now, timeZone)
  const by = isOver ? null : day
  const [passed, awaited] = refund ? (['shown', 'sent'] as const) : (['overdue', 'toCome'] as const)
  return {
    entry,
    standing: isOver ? passed : awaited,
    by,
    at,
    next: 'nothing',
    steps: [
      { name: entry.kind === 'payment' ? 'paid' : 'cancelled', state: 'done', at: requestedAt },
      { name: 'refunded', state: refund ? 'done' : 'current', at },
    ],
  }
}

/** One reason for money to go back, as somebody who looks at it now is told (BY-57, BY-59). */
export const refundView = (entry: RefundEntry, looking: Looking): RefundView =>
  entry.kind === 'return' ? ofReturn(entry, looking) : ofSale(entry, looking)

const awaited: ReadonlySet<RefundStanding> = new Set(['needsAccount', 'toCome', 'overdue'])

const byOf = (views: readonly RefundView[]): string | null => {
  const days = views.filter(({ standing }) => awaited.has(standing)).map(({ by }) => by)
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
}

/** Sums of all entries by currency, each entry counted once, in the order in which the currencies come up (BY-57). */
export const refundTotals = (views: readonly RefundView[]): readonly RefundTotals[] => {
  const currencies = [...new Set(views.map(({ entry }) => entry.currency))]
  return currencies.map((currency) => {
    const own = views.filter(({ entry }) => entry.currency === currency)
    const sum = (amountOf: (entry: RefundEntry) => number) =>
      sumMinor(own.map(({ entry }) => toMinor(amountOf(entry), currency)))
    const withheld = own.flatMap(({ entry }) => entry.withheld.map(({ amount }) => toMinor(amount, currency)))
    return {
      currency,
      due: sum(({ due }) => due),
      refunded: sum(({ refunded }) => refunded),
      toCome: sum(({ toCome }) => toCome),
      withheld: asMinor(sumMinor(withheld)),
      by: byOf(own),
    }
  })
}

/** Whether anything is still to come, so that the page looks again. */
export const isUnderWay = ({ entries }: Pick<RefundStatus, 'entries'>): boolean =>
  entries.some(({ toCome }) => toCome > 0)

/** Nothing of the order goes back, or was asked to. */
export const hasNothingToRefund = ({ entries }: Pick<RefundStatus, 'entries'>): boolean =>
  entries.length === 0

/** Entries that a bank may be asked about: their money has left us, for more than a gift card (BY-59). */
export const bankQuestions = (views: readonly RefundView[]): readonly RefundView[] =>
  views.filter(
    ({ entry, standing }) =>
      (standing === 'sent' || standing === 'shown') &&
      entry.parts.some(({ payment, amount }) => amount > 0 && !isStoredValue(payment)),
  )

/** What of an entry a bank has to show, in the entry's minor units: all but what went to gift cards. */
export const bankAmount = ({ parts, currency }: RefundEntry): Minor =>
  sumMinor(
    parts.filter(({ payment }) => !isStoredValue(payment)).map(({ amount }) => toMinor(amount, currency)),
  )

/** What a shopper is told of first: what they have to do, then what is late, is to come, has been sent. */
const urgency: readonly RefundStanding[] = ['needsAccount', 'overdue', 'toCome', 'sent', 'shown', 'nothing']

/** The refund that answers for all; of several that stand alike the one that takes longest. `null` without any. */
export const leadingView = (views: readonly RefundView[]): RefundView | null => {
  const first = urgency.find((standing) => views.some((view) => view.standing === standing))
  const alike = views.filter(({ standing }) => standing === first)
  return alike.toSorted((one, other) => (other.by ?? '').localeCompare(one.by ?? ''))[0] ?? null
}
