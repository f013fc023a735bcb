import { Trans } from '@lingui/react/macro'
import type { Payment } from '../../../contract/orders/payment.ts'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { usePaymentWords } from '../../components/payment/payment-words.tsx'
import text from '../../ui/text.module.css'

/** How much comes back, which way, and the latest day to expect it, `YYYY-MM-DD` (issue part 7). `amount` is written out. */
export function RefundSentence(props: {
  readonly amount: string
  readonly payment: Payment | null
  readonly expectBy: string | null
}) {
  const { amount, payment, expectBy } = props
  const { tag } = usePlace()
  const paymentWords = usePaymentWords()
  const way = payment ? paymentWords(payment) : null
  const by = expectBy ? formatCalendarDate(expectBy, 'long', tag) : null
  return (
    <p>
      {way ? (
        <Trans>
          <b className={text.strong}>{amount}</b> goes back to <bdi>{way}</bdi>.
        </Trans>
      ) : (
        <Trans>
          <b className={text.strong}>{amount}</b> goes back to how you paid.
        </Trans>
      )}{' '}
      {by && <Trans>Expect it by {by} at the latest.</Trans>}
    </p>
  )
}
