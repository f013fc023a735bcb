import type { HistoryItem, OrderHistory } from '../../contract/orders/orders.ts'
import { appendPage } from '../../domain/order-history/history.ts'

export type HistoryList = { readonly items: readonly HistoryItem[]; readonly next: string | null }

/** How many orders there are in these lines. */
export const countOrders = (items: readonly Pick<HistoryItem, 'orderNumber'>[]): number =>
  new Set(items.map(({ orderNumber }) => orderNumber)).size

/**
 * Puts a further page under what is shown. A page that starts as the list starts is the first page once more: it is
 * dropped, and there is nothing further to ask for (HI-03).
 */
export const withPage = (shown: readonly HistoryItem[], page: OrderHistory): HistoryList => {
  const items = appendPage(shown, page.orderItems)
  return { items, next: items === shown ? null : page.pages.next }
}
