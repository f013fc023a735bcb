import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { PapersPage } from '../../../../../../src/features/papers/papers-page.tsx'

/** The papers of an order (BY-25). They are asked for as soon as the session is known, while this page's code is on its way. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/papers')({
  loader: async ({ context: { app }, params: { orderNumber }, location }) => {
    await requireVisitor(app, orderNumber, location)
    await app.ahead(app.orderPapers.start({ orderNumber }))
  },
  component: PapersOfOrder,
})

function PapersOfOrder() {
  const { orderNumber } = Route.useParams()
  return <PapersPage key={orderNumber} orderNumber={orderNumber} />
}
