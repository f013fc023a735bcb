import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other name of refund-payment-confirmation (SH-03). */
export const Route = createFileRoute(
  '/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-confirmation',
)({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment-confirmation',
      params,
      replace: true,
    })
  },
})
