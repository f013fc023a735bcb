import { createFileRoute } from '@tanstack/react-router'
import { Curbside } from '../../../../../../src/features/curbside/curbside.tsx'
import { visitOf } from '../../../../../../src/features/curbside/curbside-search.ts'

/** Arrival at the curb; what follows is the same page (SH-02, SH-04). Its link authorises by its code, without a sign-in. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/curbside-pickup/{-$orderNumber}/$')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { app }, params, deps }) => {
    const { orderNumber, storeId, code } = visitOf(params.orderNumber, deps.search)
    if (orderNumber === null || storeId === null || code === null) return
    await app.ahead(app.pickupPlaces.start({ storeId, place: 'STORE' }))
  },
  component: CurbsidePickup,
})

function CurbsidePickup() {
  const { orderNumber } = Route.useParams()
  const visit = visitOf(orderNumber, Route.useSearch())
  return <Curbside key={JSON.stringify(visit)} visit={visit} />
}
