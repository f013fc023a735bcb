import { createFileRoute } from '@tanstack/react-router'
import {
  prefetchOrder,
  requireVisitor,
} from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { ReturnProof } from '../../../../../../src/features/return-proof/return-proof.tsx'

/** The proof that a return was handed over (BY-27), asked for side by side with its order. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/returns/$orderNumber/proof')({
  loader: async ({ context: { app }, params, location }) => {
    const { orderNumber } = params
    await requireVisitor(app, orderNumber, location)
    await Promise.all([
      prefetchOrder(app, orderNumber),
      app.ahead(app.returnProofs.start({ returnOrderNumber: orderNumber })),
    ])
  },
  component: ProofOfReturn,
})

function ProofOfReturn() {
  const { orderNumber } = Route.useParams()
  return <ReturnProof key={orderNumber} orderNumber={orderNumber} />
}
