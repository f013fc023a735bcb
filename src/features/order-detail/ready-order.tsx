import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import {
  isRefreshing,
  selectOrder,
  selectRecentChange,
} from '../../../machines/order-detail/order-detail.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { usePageView } from '../../components/order/page-view.ts'
import { useOrderDetail } from './actor/order-detail-context.ts'
import type { ShownOrder } from './order-page.tsx'
import { withRecentChange } from './views/recent-change.ts'

export type OrderKindProps = ShownOrder & {
  /** The order as the host sent it. */
  readonly fetched: Order
}

/** The order; what the shopper has just done shows before the host's own answer says it (CA-04). */
export function ReadyOrder({ kind: Kind }: { readonly kind: ComponentType<OrderKindProps> }) {
  usePageView()
  const { clock, recentChanges } = useApp()
  const actor = useOrderDetail()
  const fetched = useSelector(actor, selectOrder)
  const refreshing = useSelector(actor, isRefreshing)
  const change = useSelector(actor, selectRecentChange)
  if (fetched === null) return null
  const kept = change ?? recentChanges.get(fetched.orderNumber) ?? null
  const { order, recentlyCancelled } = withRecentChange(fetched, kept, { refreshing })
  return (
    <Kind
      fetched={fetched}
      order={order}
      recentlyCancelled={recentlyCancelled}
      refreshing={refreshing}
      now={clock.now()}
    />
  )
}
