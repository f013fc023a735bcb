import type { Order } from '../../contract/orders/order.ts'
import { profileOf } from '../countries/profile-of.ts'
import { type CustomizableLine, isCustomized } from '../orders/customized.ts'
import { refusalOf, type StandingFacts } from '../orders/standing.ts'
import type { StatusLine } from '../status/simple-status.ts'

/** How long an order may be cancelled after it was placed, in milliseconds (orders.md §5 and §9). `country` is two letters. */
export const cancelWindowMs = (country: string | null): number =>
  profileOf(country).orders.cancelMinutes * 60_000

export type CancelWindow = {
  readonly isOpen: boolean
  /** Epoch milliseconds at which the window ends; `null` without a date to count from. */
  readonly endsAt: number | null
  /** Milliseconds left, 0 once it is shut. */
  readonly remainingMs: number
}

const shut: CancelWindow = { isOpen: false, endsAt: null, remainingMs: 0 }

/** The window of an order placed at `orderDate` (ISO instant), seen at `now` (epoch milliseconds of the host's clock). */
export const cancelWindow = (input: {
  readonly orderDate: string | null
  /** Two letters. */
  readonly country: string | null
  readonly now: number
}): CancelWindow => {
  if (input.orderDate === null) return shut
  const placed = Date.parse(input.orderDate)
  if (Number.isNaN(placed)) return shut
  const endsAt = placed + cancelWindowMs(input.country)
  const remainingMs = Math.max(0, endsAt - input.now)
  return { isOpen: remainingMs > 0, endsAt, remainingMs }
}

/** What the rule looks at. */
export type CancellableOrder = Omit<StandingFacts, 'group'> & {
  readonly transaction: Pick<Order['transaction'], 'orderDate'>
  readonly group: readonly {
    readonly actions: { readonly cancel: unknown }
    readonly orderItems: readonly (CustomizableLine & StatusLine)[]
  }[]
}

/** Why an order cannot be cancelled, or `null` where it can. `customizedWindowClosed` is told of custom designs in some countries (CA-06). */
export type CancelRefusal =
  | 'recentlyCancelled'
  | 'pending'
  | 'notOffered'
  | 'windowClosed'
  | 'customizedWindowClosed'

export type CancelQuestion = {
  readonly order: CancellableOrder
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
  readonly recentlyCancelled: boolean
  /** Two letters. */
  readonly country: string | null
}

/** The order holds a custom design, in a country that takes none back: it can be cancelled in the window only (CA-06). */
export const isFinalDesign = (order: Pick<CancellableOrder, 'group'>, country: string | null): boolean =>
  !profileOf(country).returns.takesCustomDesigns &&
  order.group.some((group) => group.orderItems.some(isCustomized))

/** The first reason that speaks against cancelling (CA-03, CA-06). */
export const cancelRefusal = ({
  order,
  now,
  recentlyCancelled,
  country,
}: CancelQuestion): CancelRefusal | null => {
  if (recentlyCancelled) return 'recentlyCancelled'
  const refusal = refusalOf('cancel', order)
  if (refusal === 'cancellationPending') return 'pending'
  if (refusal !== null) return 'notOffered'
  if (!cancelWindow({ orderDate: order.transaction.orderDate, country, now }).isOpen) {
    return isFinalDesign(order, country) ? 'customizedWindowClosed' : 'windowClosed'
  }
  return order.group[0]?.actions.cancel ? null : 'notOffered'
}

/** Whether the cancel button shows: a cancel action on the first group, the window open, nothing pending or just done (CA-03). */
export const canCancel = (question: CancelQuestion): boolean => cancelRefusal(question) === null
