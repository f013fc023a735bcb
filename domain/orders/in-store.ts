import type { Order } from '../../contract/orders/order.ts'

/** An order placed in a store has nothing to cancel or track (OD-14). */
export const isInStore = (order: Pick<Order, 'orderClassification'>): boolean =>
  order.orderClassification === 'STORE'
