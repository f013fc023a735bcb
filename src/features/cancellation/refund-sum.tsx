import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { formatMoney } from '../../../domain/format/money.ts'
import { type PriceRowKey, shownPriceRows } from '../../../domain/orders/price-summary.ts'
import { isUncharged } from '../../../domain/refunds/charged.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { usePaymentWords } from '../../components/payment/payment-words.tsx'
import { useTaxTerm } from '../../components/price/tax-term.tsx'
import { Sum } from '../../ui/layout/sum.tsx'

/** What is refunded, and to what; nothing where nothing was charged yet. */
export function RefundSum({ order }: { readonly order: Order }) {
  const { t } = useLingui()
  const { tag } = usePlace()
  const paymentWords = usePaymentWords()
  const taxTerm = useTaxTerm()
  if (isUncharged(order)) {
    return (
      <p>
        <Trans>Nothing has been charged yet.</Trans>
      </p>
    )
  }
  const refundTo = (): string => {
    const [payment, ...others] = order.payment
    if (payment === undefined || others.length > 0)
      return t({
        message: 'Refund to how you paid',
        comment: 'Before an amount (noun): the money goes to the ways that paid for the order',
      })
    const { paymentType, paymentDisplayNumber: number } = payment
    if (number && (paymentType === 'CREDIT_CARD' || paymentType === 'DEBIT_CARD')) {
      return t`Refund to card ending ${number}`
    }
    const paid = paymentWords(payment)
    return t({
      message: `Refund to ${paid}`,
      comment:
        'Before an amount (noun). {paid} is one or several ways to pay, like “credit card ending 1234”',
    })
  }
  const pieces = order.group
    .flatMap((group) => group.orderItems)
    .reduce((sum, item) => sum + item.lineItemTransaction.quantity, 0)
  const terms: Record<PriceRowKey, ReactNode> = {
    subtotal: <Plural value={pieces} one="# item" other="# items" />,
    shipping: t`Shipping`,
    fees: t`Fees`,
    discounts: t`Discounts`,
    tax: taxTerm(order),
    total: refundTo(),
  }
  return (
    <Sum
      rows={shownPriceRows(order.transaction, order.currency)
        .filter(({ key, amount }) => amount !== 0 || key === 'total')
        .map(({ key, amount }) => ({
          id: key,
          term: terms[key],
          amount: formatMoney(amount, order.currency, tag),
          total: key === 'total',
        }))}
    />
  )
}
