import { createFileRoute } from '@tanstack/react-router'
import { RefundConfirmation } from '../../../../../../src/features/bank-refund/refund-confirmation.tsx'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'

/** What became of a refund (SH-02, RF-02). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment-confirmation',
)({
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: Confirmation,
})

function Confirmation() {
  const { orderNumber } = Route.useParams()
  return <RefundConfirmation key={orderNumber} orderNumber={orderNumber} />
}
