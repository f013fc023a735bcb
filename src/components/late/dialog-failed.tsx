import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'

/** Stands in for a dialog whose code did not come; browsers ask for it again with a fresh page only. */
export function DialogFailed({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <Dialog
      title={<Trans>This did not load</Trans>}
      mark={{ mark: 'bad', tone: 'bad' }}
      close={onClose && { label: t`Close`, onClose }}
      actions={
        <Button onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>The fault is ours, and nothing you ordered has changed.</Trans>
      </p>
    </Dialog>
  )
}
