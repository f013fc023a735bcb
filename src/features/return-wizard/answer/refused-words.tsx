import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useDraftSums } from './use-draft-sums.ts'

/** Why the host did not take an exchange, with what to do about it. */
export function RefusedWords({ code }: { readonly code: string | null }) {
  switch (code) {
    case 'exchange_gone':
      return <Trans>The one you chose just sold out. Choose another size or color, or money back.</Trans>
    case 'exchange_sums_changed':
      return <Trans>The price has changed. Check it and go on.</Trans>
    case 'exchange_card_refused':
      return <CardRefused />
    default:
      return <Trans>We can’t exchange this item right now. Choose money back.</Trans>
  }
}

/** A card that was to be charged nothing was only to hold what is sent at once; what is chosen after that changes nothing of it. */
function CardRefused() {
  const { charge } = useDraftSums()
  const [wasCharged] = useState(charge > 0)
  return wasCharged ? (
    <Trans>Your bank declined your card. Choose something that costs no more, or money back.</Trans>
  ) : (
    <Trans>Your bank declined your card. Have it sent after we have the package, or choose money back.</Trans>
  )
}
