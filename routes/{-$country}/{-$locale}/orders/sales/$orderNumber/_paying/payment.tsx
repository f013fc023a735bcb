import { createFileRoute } from '@tanstack/react-router'

/** A payment that is still due (DP-05): shown by the layout. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/_paying/payment')({})
