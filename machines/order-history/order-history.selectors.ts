import type { SnapshotFrom } from 'xstate'
import { isFiltered, noFilter } from '../../domain/order-history/order-filter.ts'
import { viewOf } from '../view-of.ts'
import type { orderHistoryMachine } from './order-history.machine.ts'
import { countOrders } from './order-history.rules.ts'
import { orderListDialogs, orderListViews } from './order-history.types.ts'

/** Of the own orders, and of every list that is made of the same states (`order-list.ts`). */
type Snapshot = Pick<SnapshotFrom<typeof orderHistoryMachine>, 'context' | 'can' | 'hasTag'> & {
  readonly matches: (state: { ready: 'loadingMore' }) => boolean
}

export type OrderListView = (typeof orderListViews)[number]
export type OrderHistoryView = OrderListView | 'searching' | 'nothingFound'
export type OrderHistoryDialog = (typeof orderListDialogs)[number]

export const selectHistoryView: (snapshot: Snapshot) => OrderHistoryView = viewOf(
  [...orderListViews, 'searching', 'nothingFound'],
  'skeleton',
)

/** The error dialog that is open; retry is offered for later pages only (HI-07). */
export const selectHistoryDialog: (snapshot: Snapshot) => OrderHistoryDialog | null = viewOf(
  orderListDialogs,
  null,
)

export const selectHistoryItems = (snapshot: Snapshot) => snapshot.context.items

/** The order that "Show more" led to: its heading takes the focus. */
export const selectFirstOfMore = (snapshot: Snapshot) => snapshot.context.firstOfMore

export const selectOldestOrderDate = (snapshot: Snapshot) => snapshot.context.oldestOrderDate

/** What the list that shows is narrowed to. */
export const selectFilter = (snapshot: Snapshot) => snapshot.context.filter ?? noFilter

/**
 * Whether orders can be looked for: there are some, and a host that says since when narrows its list, too. What is not known yet is taken
 * for so.
 */
export const selectOffersSearch = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('skeleton') ||
  snapshot.context.oldestOrderDate !== null ||
  isFiltered(selectFilter(snapshot))

/** Whether the first orders of what is asked for are on their way. */
export const isOnItsWay = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('searching') || snapshot.hasTag('skeleton')

/** How many orders show; `null` where no list does. */
export const selectCount = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('list') || snapshot.hasTag('nothingFound') ? countOrders(snapshot.context.items) : null

/** Whether the list goes on: the button shows, busy while the next page is on its way. */
export const hasMore = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('list') && snapshot.context.next !== null

export const isLoadingMore = (snapshot: Snapshot): boolean => snapshot.matches({ ready: 'loadingMore' })
export const canLoadMore = (snapshot: Snapshot): boolean => snapshot.can({ type: 'history.loadMore' })
