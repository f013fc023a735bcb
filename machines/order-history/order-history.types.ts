import type { HistoryItem, OrderHistory } from '../../src/contract/orders.ts'
import type { CallResult, Failure } from '../../src/services/result.ts'

/** Whose orders are listed: the member's own, or those of partner stores (PA-01). */
export type HistoryKind = 'own' | 'partner'

export type OrderHistoryInput = {
  readonly kind: HistoryKind
  /** Two letters each, lower case; both go along with every page (HI-03). */
  readonly country: string
  readonly language: string
}

export type OrderHistoryContext = OrderHistoryInput & {
  readonly items: readonly HistoryItem[]
  /** Where the next page starts; `null` at the end. */
  readonly next: string | null
  /** The failure that the page is telling about. */
  readonly failure: Failure | null
}

export type OrderHistoryEvent =
  | { type: 'history.loadMore' }
  | { type: 'history.retry' }
  | { type: 'history.reload' }
  | { type: 'error.dismiss' }

export type OrderHistoryEmitted = { type: 'session.rejected' }

export type ListOrdersInput = OrderHistoryInput & { readonly cursor: string | null }
export type ListOrdersResult = CallResult<OrderHistory>
