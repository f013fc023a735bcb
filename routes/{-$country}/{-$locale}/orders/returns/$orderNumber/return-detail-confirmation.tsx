import { createFileRoute } from '@tanstack/react-router'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { ReturnInstructions } from '../../../../../../src/features/return-instructions/return-instructions.tsx'

/** The same for Europe, the Middle East and Africa, where it stands in for the return's own page (SH-02, RC-02). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/return-detail-confirmation',
)({
  loader: async ({ context: { app }, params, location }) => {
    const carriers = app.providers.of(app.place.marketplace)
    await startOrder(app, params.orderNumber, location)
    await app.ahead(carriers)
  },
  component: EmeaInstructions,
})

function EmeaInstructions() {
  const { orderNumber } = Route.useParams()
  return <ReturnInstructions key={orderNumber} orderNumber={orderNumber} />
}
