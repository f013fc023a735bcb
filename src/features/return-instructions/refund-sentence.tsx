import { Trans } from '@lingui/react/macro'
import type { Payment } from '../../../contract/orders/payment.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import type { ReturnMoney } from '../../../domain/return-progress/return-timeline.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { usePaymentWords } from '../../components/payment/payment-words.tsx'
import { Gap } from '../../components/words/gap.tsx'
import text from '../../ui/text.module.css'
import { MoneyWhen } from './money-when.tsx'

type Props = {
  readonly money: Exclude<ReturnMoney, { readonly kind: 'none' }>
  /** Decimal of the currency. */
  readonly amount: number
  readonly currency: string
  readonly payment: Payment | null
}

/** How much comes back or has, which way, and when (RC-06). */
export function RefundSentence({ money, payment, ...props }: Props) {
  const { tag } = usePlace()
  const paymentWords = usePaymentWords()
  const timeZone = useTimeZone()
  const amount = formatWireMoney(props.amount, props.currency, tag)
  const way = payment ? paymentWords(payment, 'inSentence') : null
  const at = money.kind === 'refunded' ? money.at : null
  const day = at === null ? null : formatDate(at, 'long', { locale: tag, timeZone })
  return (
    <p>
      <Back amount={amount} way={way} isDone={money.kind === 'refunded'} day={day} />
      <Gap />
      <MoneyWhen money={money} />
    </p>
  )
}

type BackProps = {
  readonly amount: string
  readonly way: string | null
  readonly isDone: boolean
  /** Day of the refund, written out. */
  readonly day: string | null
}

function Back({ amount, way, isDone, day }: BackProps) {
  if (!isDone && way) {
    return (
      <Trans comment="{way} is a way to pay, like “credit card ending 1234”">
        <b className={text.strong}>{amount}</b> will be refunded to your <bdi>{way}</bdi>.
      </Trans>
    )
  }
  if (!isDone) {
    return (
      <Trans>
        <b className={text.strong}>{amount}</b> will be refunded the way you paid.
      </Trans>
    )
  }
  if (way && day) {
    return (
      <Trans comment="{way} is a way to pay, like “credit card ending 1234”. {day} is a date">
        <b className={text.strong}>{amount}</b> was refunded to your <bdi>{way}</bdi> on {day}.
      </Trans>
    )
  }
  return way ? (
    <Trans comment="{way} is a way to pay, like “credit card ending 1234”">
      <b className={text.strong}>{amount}</b> was refunded to your <bdi>{way}</bdi>.
    </Trans>
  ) : (
    <Trans>
      <b className={text.strong}>{amount}</b> was refunded the way you paid.
    </Trans>
  )
}
