import { createFileRoute } from '@tanstack/react-router'

/** What became of a payment (DP-02): shown by the layout. */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/sales/$orderNumber/_paying/payment-confirmation',
)({})
