import { Trans } from '@lingui/react/macro'
import { formatWireMoney } from '../../../domain/format/money.ts'
import type { RefundView } from '../../../domain/refund-status/refund-overview.ts'
import { isStoredValue } from '../../../domain/refund-status/refund-shares.ts'
import { usePage } from '../../components/order/use-page.ts'
import { isDenied, isWithoutMoney } from './no-money.ts'
import { useRefundWay } from './refund-ways.ts'

/** The answer of one refund in words: how much, where to, and how far it is (BY-57). */
export function RefundHeadline({ view }: { readonly view: RefundView }) {
  const { entry, standing } = view
  const { locale } = usePage()
  const wayOf = useRefundWay()
  const { refunded, toCome, currency, parts } = entry
  const isBack = standing === 'sent' || standing === 'shown'
  const amount = <bdi>{formatWireMoney(isBack && refunded > 0 ? refunded : toCome, currency, locale)}</bdi>
  const [only] = parts
  const way = only && parts.length === 1 ? wayOf(entry, only, 'inSentence') : null
  const isThere = standing === 'shown' || parts.every(({ payment }) => isStoredValue(payment))
  if (isWithoutMoney(view)) return <Trans>No money comes back</Trans>
  switch (standing) {
    case 'needsAccount':
      return <Trans>{amount} is waiting for your bank details</Trans>
    case 'nothing':
      return isDenied(view) ? <Trans>Your return was denied</Trans> : <Trans>This return was canceled</Trans>
    case 'overdue':
      return <Trans>{amount} is taking longer than it should</Trans>
    case 'toCome':
      return way ? (
        <Trans comment="Heading of a refund. {way} is a way to pay, like “credit card ending 1234”, or a bank account, like “bank account ending 1234”">
          {amount} will be refunded to your <bdi>{way}</bdi>
        </Trans>
      ) : (
        <Trans>{amount} will be refunded the way you paid</Trans>
      )
    case 'sent':
    case 'shown':
      return <Back amount={amount} way={way} isThere={isThere} />
  }
}

function Back(props: {
  readonly amount: React.ReactNode
  readonly way: string | null
  /** Whether nobody has to wait any more. */
  readonly isThere: boolean
}) {
  const { amount, way, isThere } = props
  if (isThere) {
    return way ? (
      <Trans comment="Heading of a refund. {way} is a way to pay, like “credit card ending 1234”, or a bank account, like “bank account ending 1234”">
        {amount} was refunded to your <bdi>{way}</bdi>
      </Trans>
    ) : (
      <Trans>{amount} was refunded the way you paid</Trans>
    )
  }
  return way ? (
    <Trans comment="Heading of a refund. {way} is a way to pay, like “credit card ending 1234”, or a bank account, like “bank account ending 1234”">
      {amount} is on its way to your <bdi>{way}</bdi>
    </Trans>
  ) : (
    <Trans>{amount} is on its way to you</Trans>
  )
}
