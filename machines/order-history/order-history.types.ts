import type { HistoryItem, OrderHistory } from '../../contract/orders/orders.ts'
import type { OrderFilter } from '../../domain/order-history/order-filter.ts'
import type { CallResult, Failure } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

/** Whose orders are listed: the member's own, or those of partner stores (PA-01). */
type HistoryKind = 'own' | 'partner'

/** Why a list is not for whoever is looking: it is switched off, or for members only (PA-01). */
export type ListRefusal = 'switchedOff' | 'guest'

type ListWish = {
  readonly kind: HistoryKind
  /** Two letters each, lower case; both go along with every page (HI-03). */
  readonly country: string
  readonly language: string
  /** What the list is narrowed to (BY-53); left out where it is whole. */
  readonly filter?: OrderFilter
}

export type OrderListInput = ListWish & {
  /** `null` and left out alike: the list may be shown. */
  readonly refusal?: ListRefusal | null
  /** The first page where it is here already; left out where it is not. */
  readonly firstPage?: OrderHistory | null
  /** `firstPage` is the whole list as it was left, and is asked for afresh while it shows. */
  readonly isKept?: boolean
}

export type OrderListContext = Omit<OrderListInput, 'firstPage' | 'isKept'> & {
  /** Whether the list starts with its first page. */
  readonly isGiven: boolean
  /** Whether it starts with all that it showed when it was left. */
  readonly isKept: boolean
  readonly items: readonly HistoryItem[]
  /** Where the next page starts; `null` at the end. */
  readonly next: string | null
  /** When the member first bought something, where the host has told (BY-54). */
  readonly oldestOrderDate: string | null
  /** Number of the first order that "Show more" has brought last. */
  readonly firstOfMore: string | null
  /** The failure that the page is telling about. */
  readonly failure: Failure | null
}

export type OrderListEvent =
  | { type: 'history.loadMore' }
  | { type: 'history.retry' }
  | { type: 'history.reload' }
  | { type: 'error.dismiss' }
  | { type: 'network.back' }
  /** Of the own orders alone: the address names another filter (BY-55). */
  | { type: 'history.filter'; filter: OrderFilter }

/** `list.shown` carries all that is shown, and what it is narrowed to, for whoever comes back to it. */
export type OrderListEmitted =
  | { type: 'session.rejected' }
  | { type: 'list.shown'; list: OrderHistory; filter?: OrderFilter }
  | ErrorReported

/** Views of a list, as the states' tags name them. */
export const orderListViews = ['skeleton', 'list', 'empty', 'unloaded', 'leaving'] as const
/** Dialogs over it. */
export const orderListDialogs = ['firstPageFailed', 'loadMoreFailed'] as const
/** `toOwnOrders`, `toGuestLookup`: another page takes over, for partner orders only (PA-01). */
export type OrderListTag =
  | 'searching'
  | 'nothingFound'
  | (typeof orderListViews)[number]
  | (typeof orderListDialogs)[number]
  | 'toOwnOrders'
  | 'toGuestLookup'

export type ListOrdersInput = ListWish & { readonly cursor: string | null }
export type ListOrdersResult = CallResult<OrderHistory>

/** The list from its beginning, until it holds as many orders as are shown. */
export type RefreshListInput = ListWish & { readonly orders: number }
