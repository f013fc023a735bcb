import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other name of refund-payment (SH-03). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/returns/$orderNumber/refund')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/{-$country}/{-$locale}/orders/returns/$orderNumber/refund-payment',
      params,
      replace: true,
    })
  },
})
