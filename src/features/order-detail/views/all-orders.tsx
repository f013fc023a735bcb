import { Trans } from '@lingui/react/macro'
import { useMember, useVisitor } from '../../../components/app/app-context.ts'
import { PageBackLink } from '../../../components/links/links.tsx'
import { useShowsOrdersHeader } from '../../../components/page/use-shows-orders-header.ts'

/** A member's way back to the list, where the page has no 'Orders' header to lead there (SH-09); a guest's to the lookup, or to the orders that a code has opened. */
export function AllOrders() {
  const isMember = useMember() !== null
  const hasPass = useVisitor()?.pass !== undefined
  const hasHeader = useShowsOrdersHeader()
  if (hasHeader) return null
  if (!isMember) return hasPass ? <OrdersByCode /> : <AnotherOrder />
  return (
    <PageBackLink to="/{-$country}/{-$locale}/orders">
      <Trans>All orders</Trans>
    </PageBackLink>
  )
}

function OrdersByCode() {
  return (
    <PageBackLink to="/{-$country}/{-$locale}/orders/code">
      <Trans comment="Tab beside “Partner orders”; heading of a list, and link to it. Up to 23 characters">
        Your orders
      </Trans>
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
