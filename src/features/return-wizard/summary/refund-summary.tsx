import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { returnTerms } from '../../../../domain/countries/return-terms.ts'
import { formatMoney, formatWireMoney } from '../../../../domain/format/money.ts'
import { appliedTax } from '../../../../domain/orders/price-summary.ts'
import { pictureSources } from '../../../../domain/pictures/picture-sources.ts'
import { alternateEstimate, refundOfLine, returnTotals } from '../../../../domain/refunds/refund.ts'
import type { MethodPrice } from '../../../../domain/return-methods/method-prices.ts'
import { chosenPieces } from '../../../../domain/returns/return-selection.ts'
import {
  chosenMethod,
  itemsOf,
  returnCountry,
} from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { AlternateTotal } from '../../../components/price/alternate-total.tsx'
import { useTaxTerm } from '../../../components/price/tax-term.tsx'
import { RefundTime } from '../../../components/words/refund-time.tsx'
import { TermValue } from '../../../components/words/term-value.tsx'
import { cx } from '../../../ui/cx.ts'
import { Sum, type SumRow } from '../../../ui/layout/sum.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Picture } from '../../../ui/marks/picture.tsx'
import text from '../../../ui/text.module.css'
import { answerInWords } from '../answer/answer-facts.tsx'
import { useDraftSums } from '../answer/use-draft-sums.ts'
import { useMethodPrice } from '../method/method-price.tsx'
import { useReasonWords } from '../reason-words.tsx'
import { useOrder, useWizardContext } from '../return-wizard-context.ts'
import { isBesideMoney, useBesideRows, useExchangeRows } from './exchange-rows.tsx'
import { RefundTo } from './refund-to.tsx'
import { SubmitAction } from './submit-action.tsx'
import css from './summary.module.css'

/** What is chosen so far and what comes back for it, counted along (RI-09), with the step's own button. */
export function RefundSummary() {
  return (
    <RefundFrame action={<SubmitAction />}>
      <ChosenItems />
    </RefundFrame>
  )
}

/** The refund with whatever stands above it, and what to press below. */
export function RefundFrame({
  action,
  children,
}: {
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  const { t } = useLingui()
  const { tag } = usePlace()
  const context = useWizardContext()
  const order = useOrder()
  const taxTerm = useTaxTerm()
  const priceWords = useMethodPrice()
  const { currency, currencyAlt } = order
  const { namesRefundTotal } = returnTerms(returnCountry(context), context.flags)
  const pieces = chosenPieces(itemsOf(context), context.draft.choices)
  const totals = returnTotals(order, pieces)
  const tax = appliedTax(totals, currency)
  const sums = useDraftSums()
  const isOther = isBesideMoney(sums)
  const exchangeRows = useExchangeRows(sums)
  const besideRows = useBesideRows(sums)
  const alternate = isOther ? null : alternateEstimate(pieces, currencyAlt)
  const method = context.step === 'items' ? null : chosenMethod(context)
  const term = namesRefundTotal ? t`Refund total, estimated` : t`Estimated refund`
  const shippingOf = (price: MethodPrice) => {
    const { price: amount, note } = priceWords(price)
    return { amount, ...(note && { aside: note }) }
  }
  const total = isOther
    ? formatMoney(sums.refund, currency, tag)
    : formatWireMoney(totals.orderTotal, currency, tag)
  const rows: readonly SumRow[] = [
    { id: 'subtotal', term: t`Subtotal`, amount: formatWireMoney(totals.subTotal, currency, tag) },
    ...(tax !== 0 || context.flags.enableShowReturnTaxTotal
      ? [
          {
            id: 'tax',
            term: taxTerm(tax === 0 ? order : { ...order, transaction: totals }),
            amount: formatMoney(tax, currency, tag),
          },
        ]
      : []),
    ...exchangeRows,
    ...(method
      ? [
          {
            id: 'shipping',
            term: method.price.kind === 'from' ? t`Pickup fee` : t`Return shipping`,
            ...shippingOf(method.price),
          },
        ]
      : []),
    {
      id: 'total',
      term,
      amount: total,
      total: true,
      ...(alternate &&
        currencyAlt !== null && {
          aside: <AlternateTotal amount={formatMoney(alternate.total, currencyAlt, tag)} />,
        }),
    },
  ]
  return (
    <aside className={css.side} aria-label={t`Your refund`}>
      <section>
        <h2 className={text.h3}>
          <Trans>Your refund</Trans>
        </h2>
        {children}
        <Sum rows={rows} />
        {besideRows.length > 0 && <Sum rows={besideRows} />}
        <VisuallyHidden role="status">
          <TermValue term={term} value={total} />
        </VisuallyHidden>
        {(!isOther || sums.refund > 0) && (
          <>
            <RefundTo order={order} />
            <p className={cx(text.small, text.soft)} data-part="refund-time">
              <RefundTime country={returnCountry(context)} />
            </p>
          </>
        )}
        {action && <div className={css.action}>{action}</div>}
      </section>
    </aside>
  )
}

function ChosenItems() {
  const { i18n } = useLingui()
  const { tag } = usePlace()
  const context = useWizardContext()
  const { currency } = useOrder()
  const reasonWords = useReasonWords()
  const { choices } = context.draft
  const pieces = chosenPieces(itemsOf(context), choices)
  // Without items, too, it holds the place of what follows: presses from before the page answered are known by it.
  return (
    <ul className={css.list}>
      {pieces.map(({ line, quantity }) => {
        const choice = choices.find(({ lineId }) => lineId === line.id)
        const of = line.lineItemTransaction.quantity
        const answer = answerInWords(context.draft.answers, line.id, i18n._.bind(i18n))
        return (
          <li key={line.id}>
            <Picture {...pictureSources(line.product.productImage)} sizes="3.5rem" alt="" missing="" />
            <span>
              <bdi>{line.product.title}</bdi>
              <br />
              <span className={text.soft}>
                {of > 1 && (
                  <Trans comment="How many pieces of an item are returned, like “1 of 3”">
                    {quantity} of {of}
                  </Trans>
                )}
                {of > 1 && choice?.reason && ' · '}
                {choice?.reason && reasonWords(choice.reason)}
                {answer && <br />}
                {answer}
              </span>
            </span>
            <bdi className={text.num}>
              {formatMoney(refundOfLine(line, quantity, currency).subtotal, currency, tag)}
            </bdi>
          </li>
        )
      })}
    </ul>
  )
}
