import { Trans } from '@lingui/react/macro'
import { useMember } from '../../app-context.ts'
import { PageBackLink } from '../../shell/links.tsx'
import { useShowsOrdersHeader } from '../../shell/use-shows-orders-header.ts'

/** A member's way back to the list, where the page has no 'Orders' header to lead there (SH-09); a guest's to the lookup. */
export function AllOrders() {
  const isMember = useMember() !== null
  const hasHeader = useShowsOrdersHeader()
  if (hasHeader) return null
  if (!isMember) return <AnotherOrder />
  return (
    <PageBackLink to="/{-$country}/{-$locale}/orders">
      <Trans>All orders</Trans>
    </PageBackLink>
  )
}

function AnotherOrder() {
  return (
    <PageBackLink
      to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$"
      params={{ orderNumber: undefined, _splat: undefined }}
    >
      <Trans>Find another order</Trans>
    </PageBackLink>
  )
}
