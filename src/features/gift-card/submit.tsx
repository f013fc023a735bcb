import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cardDigits, pinDigits } from '../../../domain/payments/gift-card.ts'
import { selectGap, selectGiftCardView } from '../../../machines/gift-card/gift-card.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useCheck } from './gift-card-context.ts'
import { useRetryTime } from './use-time.ts'

const useReason = (): ReactNode | undefined => {
  const time = useRetryTime()
  const gap = useCheck(selectGap)
  switch (gap) {
    case 'number':
      return <Trans>Still needed: the {cardDigits} digits of the card number.</Trans>
    case 'pin':
      return <Trans>Still needed: the {pinDigits} digits of the PIN.</Trans>
    case 'refused':
      return <Trans>Change the number or the PIN to try again.</Trans>
    case 'wait':
      return <Trans>You can check a card again at {time}.</Trans>
    case null:
      return undefined
  }
}

/** Sends the form, or says why it cannot be sent yet (GC-02). */
export function Submit() {
  const isLoading = useCheck((snapshot) => selectGiftCardView(snapshot) === 'loading')
  const reason = useReason()
  return (
    <Button
      wide
      type="submit"
      {...(isLoading ? { loading: <Trans>Checking</Trans> } : reason !== undefined && { reason })}
    >
      <Trans>Check balance</Trans>
    </Button>
  )
}
