import { createFileRoute } from '@tanstack/react-router'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { ReturnProof } from '../../../../../../src/features/return-proof/return-proof.tsx'

/** The proof that a return was handed over (BY-27). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/returns/$orderNumber/proof')({
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: ProofOfReturn,
})

function ProofOfReturn() {
  const { orderNumber } = Route.useParams()
  return <ReturnProof key={orderNumber} orderNumber={orderNumber} />
}
