import { Trans } from '@lingui/react/macro'
import { helpLink } from '../../../../domain/links/shop-links.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useWizard } from '../return-wizard-context.ts'

/** The order did not come: contact us, or try again. */
export function OrderFailed() {
  const actor = useWizard()
  const { marketplace, language } = usePlace()
  return (
    <Dialog
      title={<Trans>We couldn’t load your order</Trans>}
      mark={{ mark: 'bad', tone: 'bad' }}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'order.retry' })}>
            <Trans>Retry</Trans>
          </Button>
          <ButtonLink tone="line" href={helpLink(shop.site, { country: marketplace, language }, 'contact')}>
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
