import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { helpLink } from '../../../../domain/links/shop-links.ts'
import { PageButton } from '../../../components/links/links.tsx'
import { usePage } from '../../../components/order/use-page.ts'
import shell from '../../../shell/shell.module.css'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import { useOrderDetail } from '../actor/order-detail-context.ts'

/** No such order, or somebody else's: one and the same page, with the ways out. */
export function NotFound() {
  const orderNumber = useSelector(useOrderDetail(), ({ context }) => context.orderNumber)
  const { site, country, language } = usePage()
  return (
    <div className={shell.message}>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>We can’t find this order</Trans>
      </h1>
      <p className={text.pretty}>
        <Trans>
          None of your orders has the number <bdi className={text.strong}>{orderNumber}</bdi>. Check it letter
          by letter, or pick the order from your list.
        </Trans>
      </p>
      <div className={shell.actions}>
        <PageButton to="/{-$country}/{-$locale}/orders">
          <Trans>See all orders</Trans>
        </PageButton>
        <ButtonLink tone="line" href={helpLink(site, { country, language }, 'contact')}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
