import { Trans } from '@lingui/react/macro'
import { selectGiftReturnView } from '../../../machines/gift-return/gift-return.selectors.ts'
import { UnconfirmedDialog } from '../../components/attempt/unconfirmed-dialog.tsx'
import { FailedDialog } from '../../components/page/failed-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useGiftReturn, useGiftReturnState } from './gift-return-context.ts'

/** Over the review: it was not made, can no longer be made, or nobody can say whether it was. */
export function OutcomeDialogs() {
  const actor = useGiftReturn()
  const view = useGiftReturnState(selectGiftReturnView)
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const retry = () => actor.send({ type: 'return.retry' })
  if (view === 'failed') {
    return (
      <FailedDialog title={<Trans>Your return wasn’t made</Trans>} onClose={close} onRetry={retry}>
        <Trans>Something went wrong on our side. Nothing was sent back.</Trans>
      </FailedDialog>
    )
  }
  if (view === 'outdated') {
    return (
      <FailedDialog title={<Trans>Some of this can’t be returned anymore</Trans>} onClose={close}>
        <Trans>The gift has changed since you opened it. We’ll show you what can still be returned.</Trans>
      </FailedDialog>
    )
  }
  if (view !== 'unconfirmed') return null
  return (
    <UnconfirmedDialog
      onClose={close}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Look at the gift</Trans>
          </Button>
          <Button tone="line" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <Trans>If the return was made, the gift’s page shows it and the instructions are in your email.</Trans>
    </UnconfirmedDialog>
  )
}
