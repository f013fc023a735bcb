import { Trans } from '@lingui/react/macro'
import { helpLink } from '../../../domain/shop-links.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { usePlace, useShop } from '../../app-context.ts'
import { useWizard } from '../return-wizard-context.ts'

/** The order did not come: contact us, or try again. */
export function OrderFailed() {
  const actor = useWizard()
  const { site } = useShop()
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
          <ButtonLink tone="line" href={helpLink(site, { country: marketplace, language }, 'contact')}>
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
