import { Trans } from '@lingui/react/macro'
import { PageTab } from '../../../components/links/links.tsx'

/** Leads to the orders of partner stores. */
export function PartnerPageTab() {
  return (
    <PageTab to="/{-$country}/{-$locale}/orders/partners">
      <Trans>Partner orders</Trans>
    </PageTab>
  )
}
