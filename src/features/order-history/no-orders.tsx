import { Trans } from '@lingui/react/macro'
import { PageTextLink } from '../../components/links/links.tsx'
import { useShopLink } from '../../components/links/shop-links.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import css from './order-history.module.css'

/** No orders yet (HI-04): says so, and leads to the shop. */
export function NoOrders() {
  const shopLink = useShopLink()
  return (
    <div className={css.nothing} data-part="no-orders">
      <h2 className={text.h1}>
        <Trans>No orders yet</Trans>
      </h2>
      <p>
        <Trans>Your orders show up here, ready to track, cancel, or return.</Trans>
      </p>
      <ButtonLink href={shopLink('new')}>
        <Trans>See what’s new</Trans>
      </ButtonLink>
      <PageTextLink to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$">
        <Trans>Bought as a guest? Find your order</Trans>
      </PageTextLink>
    </div>
  )
}
