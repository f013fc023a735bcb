import { createFileRoute } from '@tanstack/react-router'
import { PickupPage } from '../../../../../../src/features/order-detail/pickup/pickup-page.tsx'
import { startOrder } from '../../../../../../src/features/order-detail/start-order.ts'

/** Where and when to pick up (ST-01). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/pickup')({
  loader: async ({ context: { app }, params, location }) => {
    await Promise.all([startOrder(app, params.orderNumber, location), app.loadTexts('order-detail')])
  },
  component: StorePickupDetails,
})

function StorePickupDetails() {
  const { orderNumber } = Route.useParams()
  return <PickupPage key={orderNumber} orderNumber={orderNumber} />
}
