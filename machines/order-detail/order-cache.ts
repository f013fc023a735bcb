import type { CachedOrder } from './order-detail.types.ts'

/** Orders that were fetched while this page is open: in memory only, for whoever is signed in. */
export type OrderCache = {
  readonly read: (orderNumber: string) => CachedOrder | null
  readonly store: (cached: CachedOrder) => void
  /** After sign-in, sign-out or the end of a session. */
  readonly clear: () => void
}

/** Enough to go back and forth through a history; the oldest goes first. */
const maxOrders = 50

export const createOrderCache = (): OrderCache => {
  const orders = new Map<string, CachedOrder>()
  return {
    read: (orderNumber) => orders.get(orderNumber) ?? null,
    store: (cached) => {
      const { orderNumber } = cached.order
      orders.delete(orderNumber)
      orders.set(orderNumber, cached)
      const [oldest] = orders.keys()
      if (orders.size > maxOrders && oldest !== undefined) orders.delete(oldest)
    },
    clear: () => orders.clear(),
  }
}
