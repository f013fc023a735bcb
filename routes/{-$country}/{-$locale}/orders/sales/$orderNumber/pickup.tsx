import { createFileRoute } from '@tanstack/react-router'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { PickupPage } from '../../../../../../src/features/order-detail/pickup/pickup-page.tsx'

/** Where and when to pick up (ST-01). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/pickup')({
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: StorePickupDetails,
})

function StorePickupDetails() {
  const { orderNumber } = Route.useParams()
  return <PickupPage key={orderNumber} orderNumber={orderNumber} />
}
