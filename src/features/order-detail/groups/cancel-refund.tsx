import { Trans } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { formatWireMoney } from '../../../../domain/format/money.ts'
import { isUncharged } from '../../../../domain/refunds/charged.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { usePaymentWords } from '../../../components/payment/payment-words.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import text from '../../../ui/text.module.css'
import css from './groups.module.css'

/** What the shop gave back for cancelled lines: how much, when, and to which means of payment. */
export function CancelRefund({ order }: { readonly order: Order }) {
  const { locale, timeZone } = usePage()
  const wordsOf = usePaymentWords()
  const { cancelRefund, payment } = order
  if (cancelRefund === null) {
    return order.orderType === 'SALES_ORDER' && isUncharged(order) ? (
      <p className={text.read}>
        <Trans>You haven’t paid for it, so there is nothing to refund.</Trans>
      </p>
    ) : null
  }
  const { amount, recordedAt } = cancelRefund
  const ways = new Intl.ListFormat(locale).format(payment.map((each) => wordsOf(each)))
  return (
    <div className={css.refund} data-part="cancel-refund">
      <Facts
        row
        facts={[
          {
            id: 'amount',
            term: (
              <Trans comment="Participle, of money that was given back: before an amount, and as the last step of a return. Up to 24 characters">
                Refunded
              </Trans>
            ),
            value: <bdi className={text.num}>{formatWireMoney(amount, order.currency, locale)}</bdi>,
          },
          {
            id: 'date',
            term: <Trans>Refund date</Trans>,
            value: <time dateTime={recordedAt}>{formatDate(recordedAt, 'long', { locale, timeZone })}</time>,
          },
          {
            id: 'to',
            term: (
              <Trans comment="Before one or several ways to pay, like “Credit card ending 1234”; heading of a table of them on a credit note">
                Refunded to
              </Trans>
            ),
            value: ways === '' ? null : <bdi>{ways}</bdi>,
          },
        ]}
      />
    </div>
  )
}
