import { type NotificationEvent, notificationEvents } from '../../contract/notifications/notification.ts'
import type { SimpleStatus } from '../status/simple-status.ts'
import { lastDaysOf } from './last-days.ts'

/** What is known of an order and of its returns. */
export type EventFacts = {
  /** Simple status of each line. */
  readonly statuses: readonly SimpleStatus[]
  /** It is fetched from a store or pickup point. */
  readonly isPickup: boolean
  /** Something of it can still be sent back, or could once it has come. */
  readonly isReturnable: boolean
  /** Returns under way: not refunded, denied or taken back. */
  readonly returns: readonly { readonly isIn: boolean }[]
  /** ISO instant. */
  readonly orderDate: string | null
  /** Country whose rules it follows. */
  readonly country: string | null
  /** Epoch milliseconds of the host's clock. */
  readonly now: number
}

const waiting: readonly SimpleStatus[] = ['ordered', 'orderConfirmed', 'preparingShipment']
const travelling: readonly SimpleStatus[] = [...waiting, 'shipped']

/** What an order can still tell of, in the order in which it happens (BY-36). */
export const possibleEvents = (facts: EventFacts): readonly NotificationEvent[] => {
  const has = (statuses: readonly SimpleStatus[]) =>
    facts.statuses.some((status) => statuses.includes(status))
  const window = lastDaysOf(facts)
  const isReturnable = facts.isReturnable && (window === null || facts.now < window.until)
  const can: Readonly<Record<NotificationEvent, boolean>> = {
    shipped: !facts.isPickup && has(waiting),
    outForDelivery: !facts.isPickup && has(travelling),
    readyForPickup: facts.isPickup && has(waiting),
    lastDays: isReturnable && window !== null && facts.now < window.from,
    parcelIn: isReturnable || facts.returns.some(({ isIn }) => !isIn),
    refunded: isReturnable || facts.returns.length > 0,
  }
  return notificationEvents.filter((event) => can[event])
}
