import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { RefundStatusPage } from '../../../../../../src/features/refund-status/refund-status-page.tsx'

/** Where the money of an order is (BY-57). It is asked for as soon as the session is known, while this page's code is on its way. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/refunds')({
  loader: async ({ context: { app }, params: { orderNumber }, location }) => {
    await requireVisitor(app, orderNumber, location)
    await app.ahead(app.refundStatuses.start({ orderNumber }))
  },
  component: RefundStatusOfOrder,
})

function RefundStatusOfOrder() {
  const { orderNumber } = Route.useParams()
  return <RefundStatusPage key={orderNumber} orderNumber={orderNumber} />
}
