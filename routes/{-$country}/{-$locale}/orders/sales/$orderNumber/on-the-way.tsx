import { createFileRoute } from '@tanstack/react-router'
import { OnTheWayPage } from '../../../../../../src/features/on-the-way/on-the-way-page.tsx'
import { requireVisitor } from '../../../../../../src/features/order-detail/actor/start-order.ts'

/** When the shopper comes to the store (BY-43). It is asked for as soon as the session is known, while this page's code is on its way. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/on-the-way')({
  loader: async ({ context: { app }, params: { orderNumber }, location }) => {
    await requireVisitor(app, orderNumber, location)
    await app.ahead(app.visits.start({ orderNumber }))
  },
  component: OnTheWay,
})

function OnTheWay() {
  const { orderNumber } = Route.useParams()
  return <OnTheWayPage key={orderNumber} orderNumber={orderNumber} />
}
