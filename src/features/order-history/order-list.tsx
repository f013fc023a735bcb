import type { HistoryProps } from './history-ref.ts'
import { ListOfOrders } from './list-of-orders.tsx'
import { OrderBlock } from './order-block.tsx'

/** A member's own orders. */
export function OrderList({ history }: HistoryProps) {
  return (
    <ListOfOrders history={history}>
      {(order, eager) => <OrderBlock order={order} eager={eager} />}
    </ListOfOrders>
  )
}
