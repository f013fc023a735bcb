import { createFileRoute } from '@tanstack/react-router'
import { settledFlags } from '../../../../src/components/app/app-context.ts'
import { PartnerOrders } from '../../../../src/features/partner-orders/partner-orders.tsx'

/** Orders with partner stores (PA-01). Whoever they are not for is led on by the flow's chart, once settings are known. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/partners')({
  loader: async ({ context: { app }, location }) => {
    const { marketplace: country, language } = app.place
    if (!(await app.whenMember())) return
    const { enablePartnerOrders } = await settledFlags(app, location.search)
    if (!enablePartnerOrders) return
    await app.ahead(app.prefetchedOrders.start({ kind: 'partner', country, language, cursor: null }))
  },
  component: PartnerOrders,
})
