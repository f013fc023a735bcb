import type { PiecesLine } from '../../../../domain/order-actions/stoppable-lines.ts'
import { type StatusLine, simpleStatusOfLine } from '../../../../domain/status/simple-status.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'

type Line = Pick<OrderLineRow, 'status' | 'statusVariant'>

/** The line as the rules of the domain read its status. */
export const statusLineOf = ({ status, statusVariant }: Line): StatusLine => ({
  lineItemStatus: { status },
  lineItemStatusVariant: statusVariant,
})

/** The line with its pieces, as the rule of cancelling them reads it. */
export const piecesLineOf = (line: Line & Pick<OrderLineRow, 'id' | 'quantity'>): PiecesLine => ({
  ...statusLineOf(line),
  id: line.id,
  quantity: line.quantity,
})

export const isCancelledLine = (line: Line): boolean =>
  simpleStatusOfLine(statusLineOf(line), 'SALES_ORDER') === 'cancelled'
