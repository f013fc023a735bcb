import { createFileRoute, useMatchRoute } from '@tanstack/react-router'
import { DeferredPayment } from '../../../../../../../src/features/deferred-payment/deferred-payment.tsx'
import { startOrder } from '../../../../../../../src/features/order-detail/start-order.ts'
import { parseOrderNumber } from '../../../../../../../src/features/shell/order-number.ts'

/**
 * Both addresses of a payment: the flow goes on from one to the other (DP-02). The router checks the number of a layout without
 * a path on its own.
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/_paying')({
  params: { parse: parseOrderNumber },
  loader: async ({ context: { app }, params, location }) => {
    await Promise.all([startOrder(app, params.orderNumber, location), app.loadTexts('payment')])
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
