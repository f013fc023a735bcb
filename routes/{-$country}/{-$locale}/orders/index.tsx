import { createFileRoute, redirect } from '@tanstack/react-router'
import { HistorySkeleton } from '../../../../src/features/order-history/history-skeleton.tsx'
import { OrderHistory } from '../../../../src/features/order-history/order-history.tsx'

/**
 * A member's orders. They are asked for as soon as the session is known, while this page's code is still on its way;
 * without a token the guest lookup takes over (HI-06).
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/')({
  loader: async ({ context: { app }, params }) => {
    const { marketplace: country, language } = app.place
    if (await app.whenMember())
      return app.ahead(app.prefetchedOrders.start({ kind: 'own', country, language, cursor: null }))
    throw redirect({ to: '/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$', params, replace: true })
  },
  component: OrderHistory,
  pendingComponent: HistorySkeleton,
})
