import type { HistoryProps } from './history-ref.ts'
import { OrderBlock } from './lines/order-block.tsx'
import { ListOfOrders } from './list-of-orders.tsx'

/** A member's own orders. */
export function OrderList({ history }: HistoryProps) {
  return (
    <ListOfOrders history={history}>{(order, place) => <OrderBlock order={order} {...place} />}</ListOfOrders>
  )
}
