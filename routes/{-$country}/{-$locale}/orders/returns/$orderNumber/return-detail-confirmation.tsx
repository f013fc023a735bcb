import { createFileRoute } from '@tanstack/react-router'
import { startOrder } from '../../../../../../src/features/order-detail/start-order.ts'
import { ReturnInstructions } from '../../../../../../src/features/return-instructions/return-instructions.tsx'

/** The same for Europe, the Middle East and Africa, where it stands in for the return's own page (SH-02, RC-02). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/return-detail-confirmation',
)({
  loader: async ({ context: { app }, params, location }) => {
    await Promise.all([
      startOrder(app, params.orderNumber, location),
      app.loadTexts('order-detail'),
      app.loadTexts('return-wizard'),
    ])
  },
  component: EmeaInstructions,
})

function EmeaInstructions() {
  const { orderNumber } = Route.useParams()
  return <ReturnInstructions key={orderNumber} orderNumber={orderNumber} />
}
