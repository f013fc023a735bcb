import type { HistoryProps } from '../order-history/history-ref.ts'
import { OrderSection } from '../order-history/lines/order-section.tsx'
import { ListOfOrders } from '../order-history/list-of-orders.tsx'
import { MoreItems } from '../order-history/more-items.tsx'
import history from '../order-history/order-history.module.css'
import { PartnerLine } from './partner-line.tsx'
import { PartnerTotal } from './partner-total.tsx'

/** The orders with partner stores. They have no page of their own: the store looks after them. */
export function PartnerList(props: HistoryProps) {
  return (
    <ListOfOrders history={props.history}>
      {(order, { eager, takesFocus }) => (
        <OrderSection order={order} takesFocus={takesFocus}>
          {order.lines.map((line) => (
            <PartnerLine key={line.id} line={line} eager={eager} />
          ))}
          {order.moreLines > 0 && (
            <p className={history.rest}>
              <MoreItems moreLines={order.moreLines} />
            </p>
          )}
          <PartnerTotal order={order} />
        </OrderSection>
      )}
    </ListOfOrders>
  )
}
