import { asMinor } from '../../../../domain/format/money.ts'
import type { PricedLine } from '../../../../domain/papers/paper-amounts.ts'
import { type SimpleStatus, simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'

export const saleStatusOf = ({ status, statusVariant }: OrderLineRow): SimpleStatus =>
  simpleStatusOfLine({ lineItemStatus: { status }, lineItemStatusVariant: statusVariant }, 'SALES_ORDER')

export const pricedLine = (line: OrderLineRow): PricedLine => ({
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  charged: asMinor(line.chargedPrice),
  fees: asMinor(line.fees ?? 0),
  taxes: asMinor(line.taxes ?? 0),
})

const sum = (lines: readonly PricedLine[], of: (line: PricedLine) => number) =>
  asMinor(lines.reduce((total, line) => total + of(line), 0))

/**
 * The lines as they were ordered: pieces that returns have taken stand with the line that they were taken from, so that an invoice says the
 * same whenever it is made.
 */
export const asOrdered = (lines: readonly OrderLineRow[]): readonly PricedLine[] => {
  const known = new Set(lines.map(({ id }) => id))
  const roots = Map.groupBy(lines, ({ id, splitFrom }) =>
    splitFrom !== null && known.has(splitFrom) ? splitFrom : id,
  )
  return [...roots.values()].flatMap((pieces) => {
    const [first] = pieces
    if (!first) return []
    const priced = pieces.map(pricedLine)
    return {
      ...pricedLine(first),
      quantity: priced.reduce((total, { quantity }) => total + quantity, 0),
      charged: sum(priced, ({ charged }) => charged),
      fees: sum(priced, ({ fees }) => fees),
      taxes: sum(priced, ({ taxes }) => taxes),
    }
  })
}
