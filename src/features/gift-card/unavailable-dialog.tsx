import { Trans, useLingui } from '@lingui/react/macro'
import { selectGiftCardView } from '../../../machines/gift-card/gift-card.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { useCheck, useGiftCard } from './gift-card-context.ts'

/** The balance could not be asked for: what was typed stays (GC-03). */
export function UnavailableDialog() {
  const { t } = useLingui()
  const actor = useGiftCard()
  const isOpen = useCheck((snapshot) => selectGiftCardView(snapshot) === 'unavailable')
  if (!isOpen) return null
  const onClose = () => actor.send({ type: 'dialog.dismiss' })
  return (
    <Dialog
      title={<Trans>Your balance is not available right now</Trans>}
      mark={{ mark: 'bad', tone: 'bad' }}
      close={{ label: t`Close`, onClose }}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'check.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The fault is ours, and your card is fine. What you typed stays here.</Trans>
      </p>
    </Dialog>
  )
}
