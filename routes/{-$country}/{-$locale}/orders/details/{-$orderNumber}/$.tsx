import { createFileRoute } from '@tanstack/react-router'
import { GuestOrder } from '../../../../../../src/features/guest-lookup/guest-order.tsx'
import { LookupSearch } from '../../../../../../src/features/guest-lookup/lookup-search.ts'

/** The other pages do without what decides who comes in here. */
const loadEntrance = () => import('../../../../../../src/features/guest-lookup/enter-guest-path.ts')

/**
 * Where a guest looks an order up, and sees it. The guest summary lives under it, so whatever follows is the same page
 * (SH-02, SH-04, GL-09).
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$')({
  validateSearch: LookupSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { app }, params, deps, location }) => {
    const enter = async () => {
      const { enterGuestPath } = await loadEntrance()
      await enterGuestPath(app, params.orderNumber ?? '', { search: deps.search, state: location.state })
    }
    await enter()
  },
  component: GuestPath,
})

function GuestPath() {
  const { orderNumber = '' } = Route.useParams()
  return <GuestOrder orderNumber={orderNumber} search={Route.useSearch()} />
}
