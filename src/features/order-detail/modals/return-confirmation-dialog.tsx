import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PageButton } from '../../shell/links.tsx'

/** The return-confirmation modal that the address may name (SH-03). */
export function ReturnConfirmationDialog(props: {
  readonly orderNumber: string
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { orderNumber } = props
  return (
    <Dialog
      title={<Trans>Your return is created</Trans>}
      mark={{ mark: 'good', tone: 'good' }}
      close={{ label: t`Close`, onClose: props.onClose }}
      actions={
        <>
          <PageButton
            to="/{-$country}/{-$locale}/orders/returns/$orderNumber/return-confirmation"
            params={{ orderNumber }}
          >
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
