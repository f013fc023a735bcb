import { Trans } from '@lingui/react/macro'
import { selectWithdrawalView } from '../../../machines/withdrawal/withdrawal.selectors.ts'
import { UnconfirmedDialog } from '../../components/attempt/unconfirmed-dialog.tsx'
import { FailedDialog } from '../../components/page/failed-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useWithdrawal, useWithdrawalState } from './withdrawal-context.ts'

/** Over the statement: it was not taken, or nobody can say whether it was. */
export function FailedDialogs() {
  const { actor } = useWithdrawal()
  const view = useWithdrawalState(selectWithdrawalView)
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const retry = () => actor.send({ type: 'withdrawal.retry' })
  if (view === 'failed') {
    return (
      <FailedDialog title={<Trans>Your withdrawal wasn’t sent</Trans>} onClose={close} onRetry={retry}>
        <Trans>Something went wrong on our side. Your right to withdraw isn’t affected.</Trans>
      </FailedDialog>
    )
  }
  if (view !== 'unconfirmed') return null
  return (
    <UnconfirmedDialog
      onClose={close}
      actions={
        <>
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
          <Button tone="line" onClick={close}>
            <Trans comment="Button of a dialog, beside “Send label” or “Try again”: leave it. Up to 18 characters">
              Not now
            </Trans>
          </Button>
        </>
      }
    >
      <Trans>
        If we received it, the acknowledgment is in your email. You can also try again: we’ll take it only
        once.
      </Trans>
    </UnconfirmedDialog>
  )
}
