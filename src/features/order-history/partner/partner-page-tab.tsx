import { Trans } from '@lingui/react/macro'
import { PageTab } from '../../../components/links/links.tsx'

/** Leads to the orders of partner stores. */
export function PartnerPageTab() {
  return (
    <PageTab to="/{-$country}/{-$locale}/orders/partners" activeOptions={{ includeSearch: false }}>
      <Trans
        context="tab"
        comment="Tab beside “Your orders”: orders from partner stores. Up to 26 characters"
      >
        Partner orders
      </Trans>
    </PageTab>
  )
}
