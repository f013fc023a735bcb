import type { InferOutput } from 'valibot'
import type { Order } from '../../contract/orders/order.ts'
import type { LineItemTransaction, OrderItem } from '../../contract/orders/order-item.ts'
import { asMinor, fromMinor, type Minor, sumMinor, toMinor, zeroMinor } from '../format/money.ts'

/**
 * What the first `pieces` of a line of `quantity` pieces are worth: `whole` × pieces ÷ quantity, rounded half up to minor
 * units. Exact for any amount: the division is one of integers. A quantity below 1 counts as 1 (returns.md §5).
 */
export const runningShare = (whole: Minor, quantity: number, pieces: number): Minor => {
  const divisor = BigInt(Math.max(1, quantity))
  const product = 2n * BigInt(Math.abs(whole)) * BigInt(pieces) + divisor
  return asMinor(Number(product / (2n * divisor)) * Math.sign(whole))
}

/** A line as it was ordered, and as returns have left it; the same twice while nothing was returned. */
export type PartlyTaken = {
  readonly ordered: { readonly quantity: number; readonly amount: Minor }
  readonly left: { readonly quantity: number; readonly amount: Minor }
}

/**
 * What `pieces` of a line are worth now: the running total over all its pieces, rounded half up, less what earlier pieces
 * took. Returning a line piece by piece adds up to the whole line (decisions.md, "Values").
 */
export const shareOfPieces = ({ ordered, left }: PartlyTaken, pieces: number): Minor => {
  const taken = { quantity: ordered.quantity - left.quantity, amount: ordered.amount - left.amount }
  return asMinor(runningShare(ordered.amount, ordered.quantity, taken.quantity + pieces) - taken.amount)
}

/** What is given back, in minor units; `tax` comes on top of `subtotal`. */
export type RefundAmounts = { readonly subtotal: Minor; readonly tax: Minor; readonly total: Minor }

const noRefund: RefundAmounts = { subtotal: zeroMinor, tax: zeroMinor, total: zeroMinor }

type RefundLine = Pick<OrderItem, 'lineItemTransaction' | 'orderedTransaction'>

const partlyTaken = (
  line: RefundLine,
  currency: string,
  field: 'lineItemChargedPrice' | 'lineItemTaxes',
): PartlyTaken => {
  const { lineItemTransaction: left, orderedTransaction } = line
  const ordered = orderedTransaction ?? left
  return {
    ordered: { quantity: Math.max(1, ordered.quantity), amount: toMinor(ordered[field], currency) },
    left: { quantity: Math.max(1, left.quantity), amount: toMinor(left[field], currency) },
  }
}

/** Refund of `pieces` of a line (RI-09): charged price and tax pro rata. Nothing for no pieces. */
export const refundOfLine = (line: RefundLine, pieces: number, currency: string): RefundAmounts => {
  if (pieces <= 0) return noRefund
  const subtotal = shareOfPieces(partlyTaken(line, currency, 'lineItemChargedPrice'), pieces)
  const tax = shareOfPieces(partlyTaken(line, currency, 'lineItemTaxes'), pieces)
  return { subtotal, tax, total: asMinor(subtotal + tax) }
}

/** Pieces of one line that go back. */
export type ReturnedPieces = { readonly line: RefundLine; readonly quantity: number }

/** Refund of everything that is chosen, in the minor units of `currency`. */
export const refundEstimate = (chosen: readonly ReturnedPieces[], currency: string): RefundAmounts => {
  const amounts = chosen.map(({ line, quantity }) => refundOfLine(line, quantity, currency))
  return {
    subtotal: sumMinor(amounts.map(({ subtotal }) => subtotal)),
    tax: sumMinor(amounts.map(({ tax }) => tax)),
    total: sumMinor(amounts.map(({ total }) => total)),
  }
}

type AlternateLine = RefundLine & {
  readonly lineItemTransactionAlt: InferOutput<typeof LineItemTransaction> | null
}

/** The estimate in the order's alternate currency; `null` where nothing is chosen, or a chosen line has no amounts in it. */
export const alternateEstimate = (
  chosen: readonly { readonly line: AlternateLine; readonly quantity: number }[],
  currencyAlt: string | null,
): RefundAmounts | null => {
  const inAlternate = chosen.flatMap(({ line, quantity }) =>
    line.lineItemTransactionAlt === null
      ? []
      : [{ line: { lineItemTransaction: line.lineItemTransactionAlt, orderedTransaction: null }, quantity }],
  )
  return currencyAlt === null || inAlternate.length === 0 || inAlternate.length < chosen.length
    ? null
    : refundEstimate(inAlternate, currencyAlt)
}

/** Tax that the refunded prices include: the order's own, in the proportion of the refund to the order's total. */
export const includedTaxOf = (
  order: { readonly inclusiveTaxTotal: Minor; readonly orderTotal: Minor },
  subtotal: Minor,
): Minor =>
  order.orderTotal <= 0 ? zeroMinor : runningShare(order.inclusiveTaxTotal, order.orderTotal, subtotal)

/** Totals of a return (returns.md §3, RS-06), as decimals of the wire. */
export type ReturnTotals = {
  readonly subTotal: number
  readonly totalTaxes: number
  readonly orderTotal: number
  readonly inclusiveTaxTotal: number
}

/** Totals of what is chosen of an order. */
export const returnTotals = (
  order: Pick<Order, 'currency' | 'transaction'>,
  chosen: readonly ReturnedPieces[],
): ReturnTotals => {
  const { currency, transaction } = order
  const { subtotal, tax, total } = refundEstimate(chosen, currency)
  const included = includedTaxOf(
    {
      inclusiveTaxTotal: toMinor(transaction.inclusiveTaxTotal, currency),
      orderTotal: toMinor(transaction.orderTotal, currency),
    },
    subtotal,
  )
  return {
    subTotal: fromMinor(subtotal, currency),
    totalTaxes: fromMinor(tax, currency),
    orderTotal: fromMinor(total, currency),
    inclusiveTaxTotal: fromMinor(included, currency),
  }
}
