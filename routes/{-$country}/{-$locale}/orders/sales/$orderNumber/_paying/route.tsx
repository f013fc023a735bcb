import { createFileRoute, useMatchRoute } from '@tanstack/react-router'
import { parseOrderNumber } from '../../../../../../../src/components/links/order-number.ts'
import { DeferredPayment } from '../../../../../../../src/features/deferred-payment/deferred-payment.tsx'
import { startOrder } from '../../../../../../../src/features/order-detail/actor/start-order.ts'

/**
 * Both addresses of a payment: the flow goes on from one to the other (DP-02). The router checks the number of a layout without
 * a path on its own.
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/_paying')({
  params: { parse: parseOrderNumber },
  loader: async ({ context: { app }, params, location }) => {
    await startOrder(app, params.orderNumber, location)
  },
  component: Paying,
})

function Paying() {
  const { orderNumber } = Route.useParams()
  const isConfirmation = useMatchRoute()({
    to: '/{-$country}/{-$locale}/orders/sales/$orderNumber/payment-confirmation',
  })
  return (
    <DeferredPayment
      key={orderNumber}
      orderNumber={orderNumber}
      page={isConfirmation ? 'confirmation' : 'payment'}
    />
  )
}
