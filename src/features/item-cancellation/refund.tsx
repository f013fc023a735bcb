import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../domain/format/money.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { isUncharged } from '../../../domain/refunds/charged.ts'
import {
  selectIsWholeOrder,
  selectPieces,
  selectRefund,
} from '../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { usePaymentWords } from '../../components/payment/payment-words.tsx'
import { Gap } from '../../components/words/gap.tsx'
import { RefundTime } from '../../components/words/refund-time.tsx'
import { cx } from '../../ui/cx.ts'
import { Sum } from '../../ui/layout/sum.tsx'
import text from '../../ui/text.module.css'
import css from './item-cancellation.module.css'
import { useItemCancellation, useItemsState } from './item-cancellation-context.ts'

/** What goes back, to which means and when, told before it is confirmed (BY-15). */
export function Refund() {
  const { t } = useLingui()
  const { order } = useItemCancellation()
  const { tag, marketplace } = usePlace()
  const paymentWords = usePaymentWords()
  const pieces = useItemsState(selectPieces).reduce((sum, { quantity }) => sum + quantity, 0)
  const refund = useItemsState(selectRefund)
  const isWhole = useItemsState(selectIsWholeOrder)
  if (isUncharged(order)) {
    return (
      <p>
        <Trans>Nothing has been charged yet.</Trans>
      </p>
    )
  }
  const ways = order.payment.map((payment) => paymentWords(payment, 'inSentence'))
  const paid = new Intl.ListFormat(tag).format(ways)
  return (
    <div className={css.head} data-part="refund">
      <Sum
        rows={[
          {
            id: 'total',
            term:
              ways.length > 0
                ? t({
                    message: `Refund to ${paid}`,
                    comment:
                      'Before an amount (noun). {paid} is one or several ways to pay, like “credit card ending 1234”',
                  })
                : t({
                    message: 'Refund to how you paid',
                    comment: 'Before an amount (noun): the money goes to the ways that paid for the order',
                  }),
            amount: formatMoney(refund, order.currency, tag),
            total: true,
          },
        ]}
      />
      <p className={cx(text.small, text.soft)}>
        <Why isWhole={isWhole} hasShipping={(order.transaction.shippingTotal ?? 0) > 0} pieces={pieces} />
        <Gap />
        <RefundTime country={orderCountry(order, marketplace)} />
      </p>
    </div>
  )
}

/** What the refund is made of. */
function Why(props: { readonly isWhole: boolean; readonly hasShipping: boolean; readonly pieces: number }) {
  const { isWhole, hasShipping, pieces } = props
  if (isWhole) {
    return hasShipping ? (
      <Trans>That’s everything left of what you paid, with shipping.</Trans>
    ) : (
      <Trans>That’s everything left of what you paid.</Trans>
    )
  }
  return (
    <>
      <Plural
        value={pieces}
        one="For # piece, with its tax and fees."
        other="For # pieces, with their tax and fees."
      />
      {hasShipping && (
        <>
          <Gap />
          <Trans>Shipping isn’t refunded.</Trans>
        </>
      )}
    </>
  )
}
