import { useSelector } from '@xstate/react'
import { selectHistoryItems } from '../../../machines/order-history/order-history.selectors.ts'
import type { HistoryProps } from './history-ref.ts'
import { SkeletonList } from './history-skeleton.tsx'
import { OrderBlock } from './lines/order-block.tsx'
import { ListOfOrders } from './list-of-orders.tsx'
import search from './search/order-search.module.css'

/** A member's own orders. While others are looked for, they stand there with paler pictures; where there are none, lines in their shape do. */
export function OrderList({ history }: HistoryProps) {
  const isSearching = useSelector(history, (snapshot) => snapshot.hasTag('searching'))
  const hasItems = useSelector(history, (snapshot) => selectHistoryItems(snapshot).length > 0)
  if (!hasItems && isSearching) return <SkeletonList />
  return (
    <div className={isSearching ? search.waiting : undefined} aria-busy={isSearching || undefined}>
      <ListOfOrders history={history}>
        {(order, place) => <OrderBlock order={order} {...place} />}
      </ListOfOrders>
    </div>
  )
}
