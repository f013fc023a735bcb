import { Trans } from '@lingui/react/macro'
import { parsePath } from '../../domain/languages/locale.ts'
import { usePathname } from '../components/app/app-context.ts'
import { PageBackLink } from '../components/links/links.tsx'
import { useShowsOrdersHeader } from '../components/page/use-shows-orders-header.ts'
import { Wrap } from '../ui/layout/wrap.tsx'
import css from './shell.module.css'

/**
 * The 'Orders' header with its divider (SH-09). The lists carry it as their own heading; everywhere else it is the way
 * back to them.
 */
export function OrdersHeader() {
  const [, section] = parsePath(usePathname()).rest
  const isList = section === undefined || section === 'partners'
  if (!useShowsOrdersHeader() || isList) return null
  return (
    <div className={css.slim} data-part="orders-header">
      <Wrap>
        <PageBackLink to="/{-$country}/{-$locale}/orders">
          <Trans comment="Heading of the list of orders, link back to it, and heading in the footer. Up to 16 characters">
            Orders
          </Trans>
        </PageBackLink>
      </Wrap>
    </div>
  )
}
