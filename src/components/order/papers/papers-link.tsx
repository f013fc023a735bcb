import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { PageTextLink } from '../../links/links.tsx'

/** Leads from a sale, or from a return of it, to the papers of the sale (BY-25). */
export function PapersLink({ order }: { readonly order: Order }) {
  const orderNumber = order.orderType === 'RETURN_ORDER' ? order.parentSalesOrderNumber : order.orderNumber
  if (orderNumber === null || order.orderType === 'PARTNER_SALES_ORDER') return null
  return (
    <section data-part="papers-link">
      <PageTextLink
        forward
        to="/{-$country}/{-$locale}/orders/sales/$orderNumber/papers"
        params={{ orderNumber }}
      >
        <Trans>Invoices and documents</Trans>
      </PageTextLink>
    </section>
  )
}
