import { type SimpleStatus, type StatusLine, simpleStatusOfLine } from '../status/simple-status.ts'

/** Statuses in which nothing has left the warehouse yet. */
const stoppableStatuses: ReadonlySet<SimpleStatus> = new Set([
  'ordered',
  'orderConfirmed',
  'preparingShipment',
])

const statusOf = (line: StatusLine): SimpleStatus => simpleStatusOfLine(line, 'SALES_ORDER')

/** Nothing of the line has left the warehouse, so that it can be stopped. */
const isStoppable = (line: StatusLine): boolean => stoppableStatuses.has(statusOf(line))

export type PiecesLine = StatusLine & { readonly id: string; readonly quantity: number }

/** Lines of which pieces can be cancelled: all of an order that is left, or none where any of it has been touched (BY-15). */
export const stoppableLines = <Line extends StatusLine>(lines: readonly Line[]): readonly Line[] => {
  const left = lines.filter((line) => statusOf(line) !== 'cancelled')
  return left.every(isStoppable) ? left : []
}
