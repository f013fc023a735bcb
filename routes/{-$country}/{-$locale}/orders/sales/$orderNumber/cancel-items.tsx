import { createFileRoute } from '@tanstack/react-router'
import { ItemCancellation } from '../../../../../../src/features/item-cancellation/item-cancellation.tsx'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'

/** Some items of an order, or some pieces of them, to be cancelled (BY-15). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/cancel-items')({
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: CancelItems,
})

function CancelItems() {
  const { orderNumber } = Route.useParams()
  return <ItemCancellation key={orderNumber} orderNumber={orderNumber} />
}
