import { Trans } from '@lingui/react/macro'
import { PageButton } from '../../components/links/links.tsx'
import text from '../../ui/text.module.css'
import history from '../order-history/order-history.module.css'

/** No partner orders (PA-03): says so, and leads back to the own ones. */
export function NoPartnerOrders() {
  return (
    <div className={history.nothing}>
      <h2 className={text.h1}>
        <Trans>No partner orders yet</Trans>
      </h2>
      <p>
        <Trans>When you buy from us at a partner store with your account, you’ll find it here.</Trans>
      </p>
      <PageButton to="/{-$country}/{-$locale}/orders">
        <Trans>Back to your orders</Trans>
      </PageButton>
    </div>
  )
}
