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
      close={{ label: t`Close`, onClose: props.onClose }}
      actions={
        <>
          <PageButton to={instructionsRoute(flags)} params={{ orderNumber }}>
            <Trans>See how to send it</Trans>
          </PageButton>
          <Button tone="line" onClick={props.onClose}>
            <Trans>Back to return</Trans>
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
