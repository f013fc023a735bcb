import { Trans } from '@lingui/react/macro'
import type { ReturnExchange } from '../../../../contract/orders/line-answer.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { usePage } from '../use-page.ts'

type Line = ReturnExchange['lines'][number]

/** How far a replacement is, and what it waits for (BY-04). */
export function StateWords({ send, state }: Pick<Line, 'send' | 'state'>) {
  if (state === 'sent') return <Trans>We’ve sent it.</Trans>
  if (state === 'dropped') return <Trans>We’re not sending it.</Trans>
  return send === 'atOnce' ? (
    <Trans>We’re sending it now.</Trans>
  ) : (
    <Trans>We’ll send it once we have the package.</Trans>
  )
}

/** How the card stands for what was sent at once (BY-04). */
export function HoldWords(props: {
  readonly hold: NonNullable<ReturnExchange['hold']>
  readonly amount: string
}) {
  const { hold, amount } = props
  const { locale, timeZone } = usePage()
  const until = formatDate(hold.until, 'long', { locale, timeZone })
  switch (hold.standing) {
    case 'held':
      return (
        <Trans>
          We need the package by {until}. If it isn’t here by then, your card pays <bdi>{amount}</bdi>.
        </Trans>
      )
    case 'released':
      return <Trans>Your card no longer holds anything.</Trans>
    case 'taken':
      return (
        <Trans>
          The package wasn’t here by {until}, so your card paid <bdi>{amount}</bdi>.
        </Trans>
      )
    case 'returned':
      return (
        <Trans>
          Your card got <bdi>{amount}</bdi> back.
        </Trans>
      )
  }
}
