import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { PageTextLink } from '../../links/links.tsx'

/** Leads from a sale to how the shopper is told of it (BY-36). */
export function NotificationsLink({ order }: { readonly order: Order }) {
  if (order.orderType !== 'SALES_ORDER') return null
  const { orderNumber } = order
  return (
    <section data-part="notifications-link">
      <PageTextLink
        forward
        to="/{-$country}/{-$locale}/orders/sales/$orderNumber/notifications"
        params={{ orderNumber }}
      >
        <Trans>Text or push updates</Trans>
      </PageTextLink>
    </section>
  )
}
