import { createFileRoute } from '@tanstack/react-router'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { ReturnInstructions } from '../../../../../../src/features/return-instructions/return-instructions.tsx'

/** How to send things back (SH-02, RC-01). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/return-confirmation',
)({
  loader: async ({ context: { app }, params, location }) => {
    const carriers = app.providers.of(app.place.marketplace)
    await startOrder(app, params.orderNumber, location)
    await app.ahead(carriers)
  },
  component: Confirmation,
})

function Confirmation() {
  const { orderNumber } = Route.useParams()
  return <ReturnInstructions key={orderNumber} orderNumber={orderNumber} />
}
