import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { showsEInvoice } from '../../../../domain/orders/e-invoice.ts'
import { lineStatusesOf } from '../../../../domain/status/simple-status.ts'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { useHelpLink } from '../../links/shop-links.ts'
import { usePage } from '../use-page.ts'

/** Leads to where the order's e-invoice is made out (RC-04). */
export function EInvoice({ order }: { readonly order: Order }) {
  const { country } = usePage()
  const helpLink = useHelpLink()
  if (!showsEInvoice(country, lineStatusesOf(order))) return null
  return (
    <section data-part="e-invoice">
      <ButtonLink
        tone="line"
        href={`${helpLink('eInvoice')}?${new URLSearchParams({ orderNumber: order.orderNumber })}`}
        data-action="eInvoice"
      >
        <Trans>Get e-invoice</Trans>
      </ButtonLink>
    </section>
  )
}
