import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageTab } from '../../components/links/links.tsx'
import { useShowsOrdersHeader } from '../../components/page/use-shows-orders-header.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

/**
 * The 'Orders' header (SH-09): its divider carries the tabs, so that nothing moves when a second one comes (HI-02). Where
 * it hides, the page keeps its name for those who listen.
 */
export function HistoryHead(props: {
  /** Further tabs. */
  readonly children?: ReactNode
  /** Stands beside the name. */
  readonly beside?: ReactNode
}) {
  const { t } = useLingui()
  if (!useShowsOrdersHeader()) {
    return (
      <h1 tabIndex={-1}>
        <VisuallyHidden>
          <Trans comment="Heading of the list of orders, link back to it, and heading in the footer. Up to 16 characters">
            Orders
          </Trans>
        </VisuallyHidden>
      </h1>
    )
  }
  return (
    <div data-part="orders-header">
      <PageHead
        title={
          <Trans comment="Heading of the list of orders, link back to it, and heading in the footer. Up to 16 characters">
            Orders
          </Trans>
        }
      >
        {props.beside}
      </PageHead>
      <Tabs
        label={t({
          message: 'Order lists',
          comment: 'Names the tabs “Your orders” and “Partner orders”, read out (noun)',
        })}
      >
        <PageTab to="/{-$country}/{-$locale}/orders" activeOptions={{ exact: true, includeSearch: false }}>
          <Trans comment="Tab beside “Partner orders”; heading of a list, and link to it. Up to 23 characters">
            Your orders
          </Trans>
        </PageTab>
        {props.children}
      </Tabs>
    </div>
  )
}
