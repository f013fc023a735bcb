import type { SnapshotFrom } from 'xstate'
import type { Order } from '../../contract/orders/order.ts'
import { viewOf } from '../view-of.ts'
import type { orderDetailMachine } from './order-detail.machine.ts'
import { isUnknownOrder } from './order-detail.rules.ts'
import { orderDetailViews, type RecentChange } from './order-detail.types.ts'

type Snapshot = SnapshotFrom<typeof orderDetailMachine>

export type OrderDetailView = (typeof orderDetailViews)[number]

export const selectOrderView: (snapshot: Snapshot) => OrderDetailView = viewOf(orderDetailViews, 'skeleton')

/** Whether the service error says that no order of this member has the number, rather than that the fault is ours. */
export const selectIsUnknownOrder = (snapshot: Snapshot): boolean => isUnknownOrder(snapshot.context.failure)

export const selectOrder = (snapshot: Snapshot): Order | null => snapshot.context.cached?.order ?? null

/** What the shopper has just done to the order; it stands in for the group's status (CA-04). */
export const selectRecentChange = (snapshot: Snapshot): RecentChange | null => snapshot.context.recentChange

export const isRefreshing = (snapshot: Snapshot): boolean => snapshot.matches({ ready: 'refreshing' })

export type RequestRecord = {
  readonly orderNumber: string
  /** Epoch milliseconds. */
  readonly requestedAt: number
  readonly status: 'outstanding' | 'succeeded' | 'failed'
}

/** The request record of the order on the page (OD-05); `null` while the cache alone was asked. */
export const selectRequest = (snapshot: Snapshot): RequestRecord | null => {
  const { orderNumber, requestedAt, failure, cached } = snapshot.context
  if (requestedAt === null) return null
  const status = snapshot.hasTag('outstanding') ? 'outstanding' : failure || !cached ? 'failed' : 'succeeded'
  return { orderNumber, requestedAt, status }
}
