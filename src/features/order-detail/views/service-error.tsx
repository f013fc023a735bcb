import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectIsUnknownOrder } from '../../../../machines/order-detail/order-detail.selectors.ts'
import { ContactUs } from '../../../components/links/contact-us.tsx'
import { PageButton } from '../../../components/links/links.tsx'
import { OrderFailedDialog } from '../../../components/order/order-failed.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import text from '../../../ui/text.module.css'
import { useOrderDetail } from '../actor/order-detail-context.ts'

/** The order did not come, whatever the reason, and nothing older of it is here (OD-06): contact us, or try again. */
export function ServiceError() {
  const actor = useOrderDetail()
  const onRetry = () => actor.send({ type: 'order.retry' })
  return useSelector(actor, selectIsUnknownOrder) ? (
    <UnknownOrder onRetry={onRetry} />
  ) : (
    <OrderFailedDialog onRetry={onRetry} />
  )
}

function UnknownOrder({ onRetry }: { readonly onRetry: () => void }) {
  const orderNumber = useSelector(useOrderDetail(), ({ context }) => context.orderNumber)
  return (
    <Dialog
      title={<Trans>We can’t find this order</Trans>}
      mark={{ mark: 'bad', tone: 'bad' }}
      actions={
        <>
          <PageButton to="/{-$country}/{-$locale}/orders">
            <Trans>See all orders</Trans>
          </PageButton>
          <Button tone="line" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
          <ContactUs />
        </>
      }
    >
      <p>
        <Trans>
          None of your orders has the number <bdi className={text.strong}>{orderNumber}</bdi>. Check it letter
          by letter, or pick the order from your list.
        </Trans>
      </p>
    </Dialog>
  )
}
