import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useWizard } from '../return-wizard-context.ts'

/** The store lies in another country than the order shipped to (RM-06). */
export function OtherCountryDialog() {
  const { t } = useLingui()
  const actor = useWizard()
  const close = () => actor.send({ type: 'dialog.dismiss' })
  return (
    <Dialog
      title={<Trans>Choose another store</Trans>}
      mark={{ mark: 'shop', tone: 'wait' }}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: close,
      }}
      actions={
        <Button onClick={close}>
          <Trans>Choose another store</Trans>
        </Button>
      }
    >
      <p>
        <Trans>In-store returns must be made in the same country where your order was purchased.</Trans>
      </p>
    </Dialog>
  )
}
