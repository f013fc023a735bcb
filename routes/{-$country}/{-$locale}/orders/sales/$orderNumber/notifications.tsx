import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../../../../../src/features/notifications/notifications-page.tsx'
import { requireVisitor } from '../../../../../../src/features/order-detail/actor/start-order.ts'

/** How a shopper is told of an order (BY-36). It is asked for as soon as the session is known, while this page's code is on its way. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/notifications')({
  loader: async ({ context: { app }, params: { orderNumber }, location }) => {
    await requireVisitor(app, orderNumber, location)
    await app.ahead(app.notifications.start({ orderNumber }))
  },
  component: NotificationsOfOrder,
})

function NotificationsOfOrder() {
  const { orderNumber } = Route.useParams()
  return <NotificationsPage key={orderNumber} orderNumber={orderNumber} />
}
