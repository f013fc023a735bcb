import { Trans } from '@lingui/react/macro'
import { selectGiftCardView } from '../../../machines/gift-card/gift-card.selectors.ts'
import { FailedDialog } from '../../components/page/failed-dialog.tsx'
import { useCheck, useGiftCard } from './gift-card-context.ts'

/** The balance could not be asked for: what was typed stays (GC-03). */
export function UnavailableDialog() {
  const actor = useGiftCard()
  const isOpen = useCheck((snapshot) => selectGiftCardView(snapshot) === 'unavailable')
  if (!isOpen) return null
  return (
    <FailedDialog
      title={<Trans>Your balance isn’t available right now</Trans>}
      onClose={() => actor.send({ type: 'dialog.dismiss' })}
      onRetry={() => actor.send({ type: 'check.retry' })}
    >
      <Trans>Something went wrong on our side; your card is fine. We’ve kept what you typed.</Trans>
    </FailedDialog>
  )
}
