import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { helpLink } from '../../../../domain/links/shop-links.ts'
import { selectIsUnknownOrder } from '../../../../machines/order-detail/order-detail.selectors.ts'
import { PageButton } from '../../../components/links/links.tsx'
import { usePage } from '../../../components/order/use-page.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import text from '../../../ui/text.module.css'
import { useOrderDetail } from '../actor/order-detail-context.ts'

/** The order did not come, whatever the reason, and nothing older of it is here (OD-06): contact us, or try again. */
export function ServiceError() {
  const actor = useOrderDetail()
  const { site, country, language } = usePage()
  const isUnknown = useSelector(actor, selectIsUnknownOrder)
  return (
    <Dialog
      title={isUnknown ? <Trans>We can’t find this order</Trans> : <Trans>We couldn’t load your order</Trans>}
      mark={{ mark: 'bad', tone: 'bad' }}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'order.retry' })}>
            <Trans>Retry</Trans>
          </Button>
          {isUnknown && (
            <PageButton tone="line" to="/{-$country}/{-$locale}/orders">
              <Trans>See all orders</Trans>
            </PageButton>
          )}
          <ButtonLink tone="line" href={helpLink(site, { country, language }, 'contact')}>
            <Trans>Contact us</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>{isUnknown ? <UnknownOrder /> : <FaultOfOurs />}</p>
    </Dialog>
  )
}

function UnknownOrder() {
  const orderNumber = useSelector(useOrderDetail(), ({ context }) => context.orderNumber)
  return (
    <Trans>
      None of your orders has the number <bdi className={text.strong}>{orderNumber}</bdi>. Check it letter by
      letter, or pick the order from your list.
    </Trans>
  )
}

function FaultOfOurs() {
  return <Trans>The fault is ours: your order is safe and goes on as it was. Try again in a moment.</Trans>
}
