import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { refundsPageOf } from '../../../../domain/refund-status/refunds-page.ts'
import { PageTextLink } from '../../links/links.tsx'

/** Leads to the page that says where the money is, where any goes back (BY-60). */
export function RefundsLink({ order }: { readonly order: Order }) {
  const orderNumber = refundsPageOf(order)
  if (orderNumber === null) return null
  return (
    <section data-part="refunds-link">
      <PageTextLink
        forward
        to="/{-$country}/{-$locale}/orders/sales/$orderNumber/refunds"
        params={{ orderNumber }}
      >
        <Trans>Where is my refund?</Trans>
      </PageTextLink>
    </section>
  )
}
