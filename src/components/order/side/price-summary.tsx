import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders/order.ts'
import { returnTerms } from '../../../../domain/countries/return-terms.ts'
import { besideMoney } from '../../../../domain/exchange/moneyless.ts'
import { asMinor, formatMoney, formatWireMoney, toMinor } from '../../../../domain/format/money.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import {
  alternateTotalOf,
  type PriceRowKey,
  shownPriceRows,
} from '../../../../domain/orders/price-summary.ts'
import {
  givesMoneyBack,
  type ReturnOutcome,
  returnOutcomeOfOrder,
} from '../../../../domain/return-progress/return-life.ts'
import { cx } from '../../../ui/cx.ts'
import { Sum, type SumRow } from '../../../ui/layout/sum.tsx'
import text from '../../../ui/text.module.css'
import { useTooLateToPay } from '../../payment/use-too-late-to-pay.ts'
import { AlternateTotal } from '../../price/alternate-total.tsx'
import { useTaxTerm } from '../../price/tax-term.tsx'
import { useBesideMoneyRows } from '../exchange/use-beside-money-rows.ts'
import { usePage } from '../use-page.ts'
import css from './side.module.css'

/**
 * What was paid and what for, in the words of the country (OD-13); of a return, what is refunded (RC-03). What the host says of an
 * unpaid order ends with the time to pay it.
 */
export function PriceSummary({ order }: { readonly order: Order }) {
  const outcome = order.orderType === 'RETURN_ORDER' ? returnOutcomeOfOrder(order) : null
  const isTooLateToPay = useTooLateToPay(order)
  const isRefundless = outcome !== null && !givesMoneyBack(outcome)
  return (
    <section data-part="price" data-outcome={outcome ?? undefined}>
      <h2 className={text.h3}>
        <Heading outcome={outcome} />
      </h2>
      {isRefundless ? <NoRefund outcome={outcome} /> : <Rows order={order} outcome={outcome} />}
      {order.transaction.message && !isTooLateToPay && (
        <p className={cx(text.small, text.soft, css.hint)}>{order.transaction.message}</p>
      )}
    </section>
  )
}

type OfReturn = { readonly outcome: ReturnOutcome | null }

function Heading({ outcome }: OfReturn) {
  if (outcome === null) return <Trans>Price</Trans>
  return outcome === 'refunded' ? (
    <Trans>Completed refund</Trans>
  ) : (
    <Trans comment="Noun: money that is given back. Before an amount, as a heading, and as the last step of a return. Up to 21 characters">
      Refund
    </Trans>
  )
}

function NoRefund({ outcome }: OfReturn) {
  return (
    <p>
      {outcome === 'denied' ? (
        <Trans>There’s no refund: your return was denied.</Trans>
      ) : (
        <Trans>There’s no refund: this return was canceled and you keep the items.</Trans>
      )}
    </p>
  )
}

function Rows({ order, outcome }: OfReturn & { readonly order: Order }) {
  const { t } = useLingui()
  const { locale, country, flags } = usePage()
  const taxTerm = useTaxTerm()
  // The other currency's total knows nothing of what is exchanged.
  const alternate = order.exchange === null ? alternateTotalOf(order) : null
  const rows = shownPriceRows(order.transaction, order.currency).filter(
    ({ key, amount }) => outcome === null || key !== 'shipping' || amount !== 0,
  )
  const { namesRefundTotal } = returnTerms(orderCountry(order, country), flags)
  const awaited = namesRefundTotal ? t`Refund total, estimated` : t`Refund total`
  const terms: Record<PriceRowKey, string> = {
    subtotal: t`Subtotal`,
    shipping: t`Shipping`,
    fees: t`Fees`,
    discounts: t`Discounts`,
    tax: taxTerm(order),
    total:
      outcome === null
        ? t`Total`
        : outcome === 'refunded'
          ? t({
              message: 'Refunded',
              comment:
                'Participle, of money that was given back: before an amount, and as the last step of a return. Up to 24 characters',
            })
          : awaited,
  }
  const { cancelRefund, exchange, currency } = order
  const beside = useBesideMoneyRows(besideMoney(exchange, currency), { currency, locale })
  const shown = rows.map(
    ({ key, amount }): SumRow => ({
      id: key,
      term: terms[key],
      amount: formatMoney(amount, order.currency, locale),
      total: key === 'total',
      ...(key === 'total' &&
        alternate && {
          aside: <AlternateTotal amount={formatWireMoney(alternate.amount, alternate.currency, locale)} />,
        }),
    }),
  )
  const given = cancelRefund && asMinor(-toMinor(cancelRefund.amount, currency))
  const refunded: readonly SumRow[] =
    given === null
      ? []
      : [
          {
            id: 'cancelRefund',
            term: t({
              message: 'Refunded',
              comment:
                'Participle, of money that was given back: before an amount, and as the last step of a return. Up to 24 characters',
            }),
            amount: formatMoney(given, currency, locale),
          },
        ]
  return <Sum rows={[...shown.slice(0, -1), ...beside, ...shown.slice(-1), ...refunded]} />
}
