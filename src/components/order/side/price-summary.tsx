import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { formatMoney } from '../../../../domain/format/money.ts'
import { type PriceRowKey, shownPriceRows } from '../../../../domain/orders/price-summary.ts'
import { cx } from '../../../ui/cx.ts'
import { Sum } from '../../../ui/layout/sum.tsx'
import text from '../../../ui/text.module.css'
import { useTaxTerm } from '../../price/tax-term.tsx'
import { usePage } from '../use-page.ts'
import css from './side.module.css'

/** What was paid and what for, in the words of the country (OD-13); of a return, what is refunded. */
export function PriceSummary({ order }: { readonly order: Order }) {
  const { t } = useLingui()
  const { locale } = usePage()
  const taxTerm = useTaxTerm()
  const isReturn = order.orderType === 'RETURN_ORDER'
  const rows = shownPriceRows(order.transaction, order.currency).filter(
    ({ key, amount }) => !isReturn || key !== 'shipping' || amount !== 0,
  )
  const terms: Record<PriceRowKey, string> = {
    subtotal: t`Subtotal`,
    shipping: t`Shipping`,
    fees: t`Fees`,
    discounts: t`Discounts`,
    tax: taxTerm(order),
    total: isReturn ? t`Refund total` : t`Total`,
  }
  return (
    <section data-part="price">
      <h2 className={text.h3}>{isReturn ? <Trans>Refund</Trans> : <Trans>Price</Trans>}</h2>
      <Sum
        rows={rows.map(({ key, amount }) => ({
          id: key,
          term: terms[key],
          amount: formatMoney(amount, order.currency, locale),
          total: key === 'total',
        }))}
      />
      {order.transaction.message && (
        <p className={cx(text.small, text.soft, css.hint)}>{order.transaction.message}</p>
      )}
    </section>
  )
}
