import { createFileRoute } from '@tanstack/react-router'
import { BankRefund } from '../../../../../../src/features/bank-refund/bank-refund.tsx'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'

/** Bank details for a refund (SH-02, RF-01). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment')({
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: RefundPayment,
})

function RefundPayment() {
  const { orderNumber } = Route.useParams()
  return <BankRefund key={orderNumber} orderNumber={orderNumber} />
}
