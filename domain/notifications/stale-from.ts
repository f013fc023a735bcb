import type { NotificationEvent } from '../../contract/notifications/notification.ts'
import { msOfDays } from '../format/durations.ts'
import { lastDaysOf } from './last-days.ts'

/** Days after which nobody is told any more of what happened; a delivery of the day before is none. */
const days: Readonly<Record<NotificationEvent, number>> = {
  shipped: 7,
  outForDelivery: 0.75,
  readyForPickup: 7,
  lastDays: 3,
  parcelIn: 14,
  refunded: 14,
}

/** Epoch milliseconds from which on an event is of no use to anybody: after the last day to return, nobody needs to hear of it. */
export const staleFrom = (
  event: NotificationEvent,
  facts: {
    /** Epoch milliseconds. */
    readonly happenedAt: number
    readonly orderDate: string | null
    readonly country: string | null
  },
): number => {
  const window = event === 'lastDays' ? lastDaysOf(facts) : null
  return window?.until ?? facts.happenedAt + msOfDays(days[event])
}
