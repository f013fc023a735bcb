import { Trans } from '@lingui/react/macro'
import { parsePath } from '../../domain/locale.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { usePathname } from '../app-context.ts'
import { PageBackLink } from './links.tsx'
import css from './shell.module.css'
import { useShowsOrdersHeader } from './use-shows-orders-header.ts'

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
          <Trans>Orders</Trans>
        </PageBackLink>
      </Wrap>
    </div>
  )
}
