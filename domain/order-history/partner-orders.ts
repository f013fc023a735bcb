import type { HistoryItem } from '../../contract/orders/orders.ts'
import { asMinor, type Minor, sumMinor, toMinor } from '../format/money.ts'
import type { HistoryOrder } from './history.ts'

/** Total of a partner line to show: only when its charged price is above 0 (PA-02). */
export const partnerLineTotal = (
  line: Pick<HistoryItem, 'lineItemTotal' | 'lineItemTransaction'>,
): number | null => {
  const charged = line.lineItemTransaction.lineItemChargedPrice ?? 0
  return charged > 0 ? (line.lineItemTotal ?? charged) : null
}

/** How a partner order's total comes about, in minor units: `items` + `shipping` + `others` = `total`. */
export type PartnerSum = {
  /** The totals of its lines, their fees and tax in them. */
  readonly items: Minor
  readonly shipping: Minor
  /** What neither lines nor shipping explain; 0 where lines are left out. */
  readonly others: Minor
  readonly total: Minor
  /** A tax came on top of the prices of its lines. */
  readonly hasTax: boolean
}

/** What lies between the totals of a partner order's lines and its own; `null` where nothing does, or no total is known. */
export const partnerSum = (
  order: Pick<HistoryOrder, 'currency' | 'orderTotal' | 'moreLines' | 'lines'>,
): PartnerSum | null => {
  const { currency, orderTotal, lines } = order
  if (orderTotal === null) return null
  const minor = (decimal: number | null) => toMinor(decimal, currency)
  const total = minor(orderTotal)
  const shipping = minor(lines[0]?.shippingTotal ?? null)
  const ofLines = sumMinor(lines.map((line) => minor(partnerLineTotal(line))))
  const items = order.moreLines > 0 ? asMinor(total - shipping) : ofLines
  const others = asMinor(total - shipping - items)
  if (shipping === 0 && others === 0) return null
  const hasTax = lines.some((line) => minor(line.lineItemTransaction.lineItemTaxes) > 0)
  return { items, shipping, others, total, hasTax }
}
