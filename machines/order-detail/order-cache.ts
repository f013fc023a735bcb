import type { Order } from '../../contract/orders/order.ts'
import type { CachedOrder } from './order-detail.types.ts'

/** Orders that were fetched while this page is open: in memory only, for whoever is signed in. */
export type OrderCache = {
  readonly read: (orderNumber: string) => CachedOrder | null
  /** The order where it came a moment ago: flows that change it start with no other. `now` is epoch milliseconds. */
  readonly readFresh: (orderNumber: string, now: number) => Order | null
  readonly store: (cached: CachedOrder) => void
  /** All that are here, the oldest first. */
  readonly all: () => readonly CachedOrder[]
  /** After sign-in, sign-out or the end of a session. */
  readonly clear: () => void
}

/** Enough to go back and forth through a history; the oldest goes first. */
const maxOrders = 50

/** The time between a loader's question and the screen that it was asked for, in milliseconds. */
const freshForMs = 30_000

export const createOrderCache = (): OrderCache => {
  const orders = new Map<string, CachedOrder>()
  return {
    read: (orderNumber) => orders.get(orderNumber) ?? null,
    readFresh: (orderNumber, now) => {
      const cached = orders.get(orderNumber)
      const isFresh = cached !== undefined && Math.abs(now - cached.fetchedAt) < freshForMs
      return isFresh && !cached.order.shouldRefresh ? cached.order : null
    },
    store: (cached) => {
      const { orderNumber } = cached.order
      orders.delete(orderNumber)
      orders.set(orderNumber, cached)
      const [oldest] = orders.keys()
      if (orders.size > maxOrders && oldest !== undefined) orders.delete(oldest)
    },
    all: () => [...orders.values()],
    clear: () => orders.clear(),
  }
}
