import { and, eq } from 'drizzle-orm'
import type { CancelledPieces } from '../../../../contract/orders/order.ts'
import { asMinor, type Minor } from '../../../../domain/format/money.ts'
import type { Database } from '../../../db/schema.ts'
import { cancellationJobs } from '../../../db/tables/cancellation-jobs.ts'
import {
  type NewOrderLine,
  type OrderLineRow,
  orderGroups,
  orderLines,
} from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { cancelledAmountOf } from '../orders/cancel-refund.ts'
import { isCancelledLine } from '../orders/line-standing.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import { splitLine } from '../return-pieces/pieces.ts'

const cancelled = {
  status: 'Cancelled',
  statusVariant: 'CANCELLED',
  statusColor: null,
  eddText: null,
} as const

const linesOf = async (db: Database, orderNumber: string): Promise<readonly OrderLineRow[]> =>
  (await loadGroups(db, orderNumber)).flatMap(({ lines }) => lines)

/** How pieces of a line are cancelled: a line of their own, or the line itself where all of it goes. */
export const piecesOff = (
  line: OrderLineRow,
  { pieces, id, lineNumber, now }: { pieces: number; id: string; lineNumber: number; now: Date },
): { readonly line: Partial<NewOrderLine>; readonly gone: NewOrderLine | null } => {
  const gone = { ...cancelled, cancelledAt: now, returnableQuantity: 0 }
  if (pieces >= line.quantity) return { line: gone, gone: null }
  const { taken, left } = splitLine(line, pieces, { id, lineNumber })
  const returnableQuantity = Math.min(line.returnableQuantity, line.quantity - pieces)
  return { line: { ...left, returnableQuantity }, gone: { ...taken, ...gone } }
}

/** A group of which nothing is left says so. */
const closeGroups = async (db: Database, orderNumber: string): Promise<void> => {
  for (const { group, lines } of await loadGroups(db, orderNumber)) {
    if (!lines.every(isCancelledLine)) continue
    await db
      .update(orderGroups)
      .set({ heading: null, headingVariant: 'cancelled', subheading: null, message: null })
      .where(and(eq(orderGroups.orderNumber, orderNumber), eq(orderGroups.position, group.position)))
  }
}

/**
 * Cancels pieces of an order, and keeps with the job what that gives back, in minor units (BY-15). The order's row must be locked; pieces that
 * are not there any more are left out.
 */
export const cancelPieces = async (
  db: Database,
  order: OrderRow,
  { jobId, items, now }: { jobId: string; items: readonly CancelledPieces[]; now: Date },
): Promise<Minor> => {
  const { orderNumber } = order
  const before = await linesOf(db, orderNumber)
  let lineNumber = Math.max(0, ...before.map((line) => line.lineNumber))
  for (const { lineId, quantity } of items) {
    const line = before.find(({ id }) => id === lineId)
    if (line === undefined || isCancelledLine(line)) continue
    lineNumber += 1
    const id = `${line.splitFrom ?? line.id}.${jobId.slice(0, 8)}.${line.quantity}`
    const off = piecesOff(line, { pieces: quantity, id, lineNumber, now })
    await db.update(orderLines).set(off.line).where(eq(orderLines.id, line.id))
    if (off.gone !== null) await db.insert(orderLines).values(off.gone)
  }
  await closeGroups(db, orderNumber)
  const after = await linesOf(db, orderNumber)
  const refund = asMinor(cancelledAmountOf(order, after, null) - cancelledAmountOf(order, before, null))
  await db.update(cancellationJobs).set({ refundAmount: refund }).where(eq(cancellationJobs.id, jobId))
  return refund
}
