import { Trans } from '@lingui/react/macro'
import { helpLink } from '../../../../domain/links/shop-links.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useOrderDetail } from '../actor/order-detail-context.ts'

/** The order did not come, and nothing older of it is here (OD-06): contact us, or try again. */
export function ServiceError() {
  const actor = useOrderDetail()
  const { site, country, language } = usePage()
  return (
    <Dialog
      title={<Trans>We couldn’t load your order</Trans>}
      mark={{ mark: 'bad', tone: 'bad' }}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'order.retry' })}>
            <Trans>Retry</Trans>
          </Button>
          <ButtonLink tone="line" href={helpLink(site, { country, language }, 'contact')}>
            <Trans>Contact us</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>The fault is ours: your order is safe and goes on as it was. Try again in a moment.</Trans>
      </p>
    </Dialog>
  )
}
