import { createFileRoute } from '@tanstack/react-router'
import { PartnerOrders } from '../../../../src/features/partner-orders/partner-orders.tsx'

/** Orders with partner stores (PA-01). Whoever they are not for is led on by the flow's chart, once settings are known. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/partners')({
  component: PartnerOrders,
})
