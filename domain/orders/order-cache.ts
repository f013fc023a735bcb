import type { Order } from '../../contract/orders/order.ts'

/** A fetched order serves for 10 minutes (orders.md §4 and §9, OD-07). */
export const orderCacheMs = 10 * 60_000

/**
 * `fetchedAt` is epoch milliseconds of the host's clock. An order is fetched again when absent, flagged shouldRefresh, or older than 10 minutes (OD-07). A fetch time that lies as
 * far ahead means that the clock was moved, and counts as old.
 */
export const needsRefresh = (
  cached: { readonly order: Pick<Order, 'shouldRefresh'>; readonly fetchedAt: number } | null | undefined,
  now: number,
): boolean => !cached || cached.order.shouldRefresh || Math.abs(now - cached.fetchedAt) > orderCacheMs

/** The same order, to be asked for before it is shown again: something of it has changed. */
export const outdated = <Cached extends { readonly order: Order }>(cached: Cached): Cached => ({
  ...cached,
  order: { ...cached.order, shouldRefresh: true },
})

/**
 * The order to keep after a fetch (OD-05): a return order with a non-zero total keeps its new transaction, one without
 * keeps the transaction that was known before. Sales orders take what they are sent.
 */
export const mergeFetchedOrder = (previous: Order | null, fetched: Order): Order => {
  const hasTotal = (fetched.transaction.orderTotal ?? 0) !== 0
  if (previous === null || fetched.orderType !== 'RETURN_ORDER' || hasTotal) return fetched
  return { ...fetched, transaction: previous.transaction, transactionAlt: previous.transactionAlt }
}
