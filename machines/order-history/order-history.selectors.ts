import type { SnapshotFrom } from 'xstate'
import type { orderHistoryMachine } from './order-history.machine.ts'

/** Of the own orders, and of every list that is made of the same states (`order-list.ts`). */
type Snapshot = Pick<SnapshotFrom<typeof orderHistoryMachine>, 'context' | 'matches' | 'can'>

export type OrderHistoryView = 'skeleton' | 'list' | 'empty' | 'unloaded' | 'leaving'
export type OrderHistoryDialog = 'firstPageFailed' | 'loadMoreFailed'

export const selectHistoryView = (snapshot: Snapshot): OrderHistoryView => {
  if (snapshot.matches('loadingFirstPage')) return 'skeleton'
  if (snapshot.matches('ready')) return 'list'
  if (snapshot.matches('empty')) return 'empty'
  return snapshot.matches('sessionEnded') ? 'leaving' : 'unloaded'
}

/** The error dialog that is open; retry is offered for later pages only (HI-07). */
export const selectHistoryDialog = (snapshot: Snapshot): OrderHistoryDialog | null => {
  if (snapshot.matches('firstPageFailed')) return 'firstPageFailed'
  return snapshot.matches({ ready: 'loadMoreFailed' }) ? 'loadMoreFailed' : null
}

export const selectHistoryItems = (snapshot: Snapshot) => snapshot.context.items

/** Whether the list goes on: the button shows, busy while the next page is on its way. */
export const hasMore = (snapshot: Snapshot): boolean =>
  snapshot.matches('ready') && snapshot.context.next !== null

export const isLoadingMore = (snapshot: Snapshot): boolean => snapshot.matches({ ready: 'loadingMore' })
export const canLoadMore = (snapshot: Snapshot): boolean => snapshot.can({ type: 'history.loadMore' })
