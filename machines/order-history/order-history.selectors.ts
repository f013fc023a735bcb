import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { orderHistoryMachine } from './order-history.machine.ts'
import { orderListDialogs, orderListViews } from './order-history.types.ts'

/** Of the own orders, and of every list that is made of the same states (`order-list.ts`). */
type Snapshot = Pick<SnapshotFrom<typeof orderHistoryMachine>, 'context' | 'matches' | 'can' | 'hasTag'>

export type OrderHistoryView = (typeof orderListViews)[number]
export type OrderHistoryDialog = (typeof orderListDialogs)[number]

export const selectHistoryView: (snapshot: Snapshot) => OrderHistoryView = viewOf(orderListViews, 'skeleton')

/** The error dialog that is open; retry is offered for later pages only (HI-07). */
export const selectHistoryDialog: (snapshot: Snapshot) => OrderHistoryDialog | null = viewOf(
  orderListDialogs,
  null,
)

export const selectHistoryItems = (snapshot: Snapshot) => snapshot.context.items

/** The order that "Show more" led to: its heading takes the focus. */
export const selectFirstOfMore = (snapshot: Snapshot) => snapshot.context.firstOfMore

/** Whether the list goes on: the button shows, busy while the next page is on its way. */
export const hasMore = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('list') && snapshot.context.next !== null

export const isLoadingMore = (snapshot: Snapshot): boolean => snapshot.matches({ ready: 'loadingMore' })
export const canLoadMore = (snapshot: Snapshot): boolean => snapshot.can({ type: 'history.loadMore' })
