import { createFileRoute, redirect } from '@tanstack/react-router'
import { filterOf } from '../../../../domain/order-history/order-filter.ts'
import { HistorySkeleton } from '../../../../src/features/order-history/history-skeleton.tsx'
import { OrderHistory } from '../../../../src/features/order-history/order-history.tsx'
import { firstOrders } from '../../../../src/features/order-history/search/first-orders.ts'
import { HistorySearch } from '../../../../src/features/order-history/search/history-search.ts'

/**
 * A member's orders, narrowed to what the address names (BY-55). They are asked for as soon as the session is known, while this page's
 * code is still on its way; without a token the guest lookup takes over (HI-06). A page that stays asks for itself.
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/')({
  validateSearch: HistorySearch,
  loader: async ({ context: { app }, params, location, cause }) => {
    if (await app.whenMember()) {
      if (cause === 'stay') return
      return app.ahead(app.prefetchedOrders.start(firstOrders(app.place, filterOf(location.search))))
    }
    throw redirect({ to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$', params, replace: true })
  },
  component: Orders,
  pendingComponent: HistorySkeleton,
})

function Orders() {
  return <OrderHistory filter={Route.useSearch({ select: filterOf, structuralSharing: true })} />
}
