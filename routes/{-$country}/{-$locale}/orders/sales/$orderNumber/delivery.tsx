import { createFileRoute } from '@tanstack/react-router'
import { DeliveryChange } from '../../../../../../src/features/delivery-change/delivery-change.tsx'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'

/** Where and when an order is delivered, to be changed (BY-17). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/delivery')({
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: OrderDelivery,
})

function OrderDelivery() {
  const { orderNumber } = Route.useParams()
  return <DeliveryChange key={orderNumber} orderNumber={orderNumber} />
}
