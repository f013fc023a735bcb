import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'

/** Says what did not come, over a page that stays as it is; it can be closed, and tried again where `onRetry` is given. */
export function FailedDialog(props: {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly onRetry?: () => void
  readonly children: ReactNode
}) {
  const { t } = useLingui()
  const { onClose, onRetry } = props
  return (
    <Dialog
      title={props.title}
      mark={{ mark: 'bad', tone: 'bad' }}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose,
      }}
      actions={
        onRetry ? (
          <>
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button tone="line" onClick={onClose}>
              <Trans comment="Button of a dialog, beside “Send label” or “Try again”: leave it. Up to 18 characters">
                Not now
              </Trans>
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Trans comment="Names the × that closes a dialog or a notice, read out (verb)">Close</Trans>
          </Button>
        )
      }
    >
      <p>{props.children}</p>
    </Dialog>
  )
}
