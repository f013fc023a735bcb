import type { PaperFacts } from '../countries/host-facts.types.ts'
import { asMinor, type Minor, roundHalfUp, zeroMinor } from '../format/money.ts'
import { runningShare } from '../refunds/refund.ts'
import type { PaperTax } from './paper-content.ts'

type Amounts = Pick<PaperTax, 'isIncluded' | 'tax' | 'gross'>

/**
 * Whether amounts bear a rate out: tax is rounded line by line in some shops and once in others, and shipping may go without, so that
 * each of `roundings` may be off by one minor unit.
 */
const bearsOut = ({ tax, gross }: Amounts, percent: number, roundings: number): boolean =>
  Math.abs(tax - roundHalfUp(((gross - tax) * percent) / 100)) <= roundings

/**
 * Tax of a total as a paper says it. The rate is the country's own where the amounts bear it out, so that no paper names one that was
 * not charged; `null` where there is no tax.
 */
export const paperTax = (
  amounts: Amounts,
  { name, percent }: PaperFacts['tax'],
  roundings: number,
): PaperTax | null =>
  amounts.tax === 0
    ? null
    : {
        name,
        percent: percent !== null && bearsOut(amounts, percent, roundings) ? percent : null,
        ...amounts,
        net: asMinor(amounts.gross - amounts.tax),
      }

/** Totals of the papers that took from a sale before. */
export type TakenBefore = { readonly gross: Minor; readonly tax: Minor }

/**
 * Tax in what goes back of a sale: its share of the sale's tax, counted over all that went back so far, so that the shares of a sale that
 * goes back piece by piece add up to its tax, and never to more (BY-26).
 */
export const returnedTax = (
  sale: Pick<PaperTax, 'gross' | 'tax'>,
  before: TakenBefore,
  gross: Minor,
): Minor => {
  if (sale.gross <= 0) return zeroMinor
  const until = Math.min(sale.gross, before.gross + gross)
  return asMinor(Math.max(0, runningShare(sale.tax, sale.gross, until) - before.tax))
}
