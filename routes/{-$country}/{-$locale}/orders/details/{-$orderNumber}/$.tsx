import { createFileRoute } from '@tanstack/react-router'
import { enterGuestPath } from '../../../../../../src/features/guest-lookup/enter-guest-path.ts'
import { GuestOrder } from '../../../../../../src/features/guest-lookup/guest-order.tsx'
import { LookupSearch } from '../../../../../../src/features/guest-lookup/lookup-search.ts'

/**
 * Where a guest looks an order up, and sees it. The guest summary lives under it, so whatever follows is the same page
 * (SH-02, SH-04, GL-09).
 */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$')({
  validateSearch: LookupSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { app }, params, deps, location }) =>
    enterGuestPath(app, params.orderNumber ?? '', { search: deps.search, state: location.state }),
  component: GuestPath,
})

function GuestPath() {
  const { orderNumber = '' } = Route.useParams()
  return <GuestOrder orderNumber={orderNumber} search={Route.useSearch()} />
}
