import { useSelector } from '@xstate/react'
import {
  isRefreshing,
  selectOrder,
  selectRecentChange,
} from '../../../../machines/order-detail/order-detail.selectors.ts'
import { isInStore } from '../../../domain/actions.ts'
import { useApp } from '../../app-context.ts'
import { CancelAction, CancelReason } from '../../cancellation/cancel-action.tsx'
import { CancellationProvider } from '../../cancellation/cancellation-provider.tsx'
import css from '../order-detail.module.css'
import { useOrderDetail } from '../order-detail-context.ts'
import { OrderPageView } from '../order-page.tsx'
import { usePageView } from '../page-view.ts'
import { withRecentChange } from './recent-change.ts'

/** The order with its cancellation; what the shopper has just done shows before the host's own answer says it (CA-04). */
export function ReadyOrder() {
  usePageView()
  const { clock, recentChanges } = useApp()
  const actor = useOrderDetail()
  const fetched = useSelector(actor, selectOrder)
  const refreshing = useSelector(actor, isRefreshing)
  const change = useSelector(actor, selectRecentChange)
  if (fetched === null) return null
  const kept = change ?? recentChanges.get(fetched.orderNumber) ?? null
  const { order, recentlyCancelled } = withRecentChange(fetched, kept, { refreshing })
  const view = { order, recentlyCancelled, refreshing, now: clock.now() }
  if (order.orderType !== 'SALES_ORDER' || isInStore(order)) {
    return <OrderPageView {...view} cancel={null} cancelReason={null} />
  }
  return (
    <CancellationProvider
      order={fetched}
      recentChange={recentlyCancelled ? 'cancelled' : null}
      onChange={(next) => actor.send({ type: 'order.changed', change: next })}
    >
      <OrderPageView
        {...view}
        cancel={<CancelAction />}
        cancelReason={<CancelReason className={css.reason} />}
      />
    </CancellationProvider>
  )
}
