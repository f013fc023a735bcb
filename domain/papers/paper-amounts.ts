import type { PaperFacts } from '../countries/host-facts.types.ts'
import { asMinor, type Minor, sumMinor, zeroMinor } from '../format/money.ts'
import { runningShare } from '../refunds/refund.ts'
import type { PaperAmounts, PaperExtra, PaperLine, PaperTax } from './paper-content.ts'
import { paperTax, returnedTax, type TakenBefore } from './paper-tax.ts'

/** A line with all that it came to, in minor units. */
export type PricedLine = Omit<PaperLine, 'amount'> & {
  readonly charged: Minor
  readonly fees: Minor
  /** On top of the price; 0 where prices have it in them. */
  readonly taxes: Minor
}

/** Totals of an order, in minor units. */
export type SaleTotals = {
  readonly orderTotal: Minor
  readonly shippingTotal: Minor
  /** Tax on top of the prices. */
  readonly totalTaxes: Minor
  /** Tax in the prices. */
  readonly inclusiveTaxTotal: Minor
}

const wholeOf = ({ charged, fees, taxes }: PricedLine): Minor => asMinor(charged + fees + taxes)

const lineOf = ({ title, size, quantity }: PricedLine, amount: Minor): PaperLine => ({
  title,
  size,
  quantity,
  amount,
})

const present = (extras: readonly PaperExtra[]): readonly PaperExtra[] =>
  extras.filter(({ amount }) => amount !== 0)

/** What is missing to a total beside lines and extras. */
const restOf = (total: Minor, lines: readonly PaperLine[], more: readonly Minor[]): Minor =>
  asMinor(total - sumMinor(lines.map(({ amount }) => amount)) - sumMinor(more))

/**
 * What the invoice of a sale comes to: the lines that were not cancelled, with shipping and fees. What was cancelled is not in it, and
 * its share of a tax that is in the prices neither.
 */
export const saleAmounts = (
  kept: readonly PricedLine[],
  cancelled: readonly PricedLine[],
  totals: SaleTotals,
  terms: PaperFacts['tax'],
): PaperAmounts => {
  const total = asMinor(totals.orderTotal - sumMinor(cancelled.map(wholeOf)))
  const isIncluded = totals.totalTaxes === 0
  const onTop = isIncluded
    ? zeroMinor
    : asMinor(totals.totalTaxes - sumMinor(cancelled.map(({ taxes }) => taxes)))
  const inside =
    isIncluded && totals.orderTotal > 0
      ? runningShare(totals.inclusiveTaxTotal, totals.orderTotal, total)
      : zeroMinor
  const lines = kept.map((line) => lineOf(line, line.charged))
  const fees = sumMinor(kept.map((line) => line.fees))
  return {
    lines,
    extras: present([
      { kind: 'shipping', amount: totals.shippingTotal },
      { kind: 'fees', amount: fees },
      { kind: 'rounding', amount: restOf(total, lines, [totals.shippingTotal, fees, onTop]) },
    ]),
    tax: paperTax({ isIncluded, tax: isIncluded ? inside : onTop, gross: total }, terms, kept.length + 1),
    total,
  }
}

export type CreditFacts = {
  readonly returned: readonly PricedLine[]
  /** What was given back. */
  readonly refunded: Minor
  /** Tax of the sale's own paper. */
  readonly saleTax: PaperTax | null
  /** What earlier papers took from it. */
  readonly before: TakenBefore
}

/** What a credit note comes to: the pieces that came back, and what was given or kept beside them. */
export const creditAmounts = ({ returned, refunded, saleTax, before }: CreditFacts): PaperAmounts => {
  const lines = returned.map((line) => lineOf(line, line.charged))
  const share = saleTax === null ? zeroMinor : returnedTax(saleTax, before, refunded)
  const own = sumMinor(returned.map(({ taxes }) => taxes))
  const left = asMinor(Math.max(0, (saleTax?.tax ?? 0) - before.tax))
  const tax = saleTax?.isIncluded === false ? asMinor(Math.min(own, left, refunded)) : share
  const onTop = saleTax?.isIncluded === false ? tax : zeroMinor
  return {
    lines,
    extras: present([{ kind: 'adjustment', amount: restOf(refunded, lines, [onTop]) }]),
    tax:
      saleTax === null || tax === 0
        ? null
        : {
            name: saleTax.name,
            percent: saleTax.percent,
            isIncluded: saleTax.isIncluded,
            tax,
            net: asMinor(refunded - tax),
            gross: refunded,
          },
    total: refunded,
  }
}

/** What a receipt comes to of what was cancelled before it was invoiced: with its tax, which was never owed. */
export const cancellationAmounts = (
  cancelled: readonly PricedLine[],
  refunded: Minor,
  shippingTotal: Minor,
): PaperAmounts => {
  const lines = cancelled.map((line) => lineOf(line, wholeOf(line)))
  const rest = restOf(refunded, lines, [])
  return {
    lines,
    extras: present([{ kind: rest === shippingTotal ? 'shipping' : 'adjustment', amount: rest }]),
    tax: null,
    total: refunded,
  }
}
