import { createFileRoute } from '@tanstack/react-router'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { ReturnCancellation } from '../../../../../../src/features/return-cancellation/return-cancellation.tsx'

/** Taking a return back before it is handed over (BY-13). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/returns/$orderNumber/cancel-return')({
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: CancelReturn,
})

function CancelReturn() {
  const { orderNumber } = Route.useParams()
  return <ReturnCancellation key={orderNumber} orderNumber={orderNumber} />
}
