import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { instructionsRoute } from '../../links/instructions-route.ts'
import { PageButton } from '../../links/links.tsx'
import { usePage } from '../use-page.ts'

/** The return-confirmation modal that the address may name (SH-03). */
export function ReturnConfirmationDialog(props: {
  readonly orderNumber: string
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { orderNumber } = props
  const { flags } = usePage()
  return (
    <Dialog
      title={<Trans>Your return is created</Trans>}
      mark={{ mark: 'good', tone: 'good' }}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: props.onClose,
      }}
      actions={
        <>
          <PageButton to={instructionsRoute(flags)} params={{ orderNumber }}>
            <Trans>See how to send it</Trans>
          </PageButton>
          <Button tone="line" onClick={props.onClose}>
            <Trans comment="Button that closes a dialog: to the page of the return (noun). Up to 30 characters">
              Back to return
            </Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your return number is <bdi>{orderNumber}</bdi>. We refund you once the items are checked.
        </Trans>
      </p>
    </Dialog>
  )
}
