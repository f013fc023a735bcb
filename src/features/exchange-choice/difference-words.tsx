import { Trans } from '@lingui/react/macro'
import { asMinor, formatMoney } from '../../../domain/format/money.ts'
import { usePlace } from '../../components/app/app-context.ts'

/** What a replacement costs beside what was paid; minor units, above 0 it is dearer (BY-03). */
export function DifferenceWords({
  amount,
  currency,
}: {
  readonly amount: number
  readonly currency: string
}) {
  const { tag } = usePlace()
  const sum = formatMoney(asMinor(Math.abs(amount)), currency, tag)
  if (amount === 0) return <Trans>Same price</Trans>
  return amount > 0 ? (
    <Trans comment="Under a color of a product: it costs more, and {sum} is to be paid. Up to 20 characters">
      <bdi>{sum}</bdi> more
    </Trans>
  ) : (
    <Trans comment="Under a color of a product: it costs less, and {sum} is given back. Up to 16 characters">
      <bdi>{sum}</bdi> back
    </Trans>
  )
}
