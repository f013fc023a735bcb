import { and, eq } from 'drizzle-orm'
import { simpleStatusOf } from '../../../../domain/status/simple-status.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type OrderLineRow,
  orderGroups,
  orderLines,
  type StoredDates,
} from '../../../db/tables/order-lines.ts'
import { type ReturnCaptureLineRow, returnCaptureLines, returnCaptures } from '../../../db/tables/returns.ts'
import { giveBackPieces, type StatusBefore } from '../return-pieces/take-pieces.ts'

const delivered: StatusBefore = { status: 'Delivered', statusVariant: 'DELIVERED', statusColor: 'green' }
const pickedUp: StatusBefore = { status: 'Picked Up', statusVariant: 'PICKUP_COMPLETE', statusColor: 'green' }

/** Lines as they were before the return that was asked for here, by their ids. */
const askedLines = async (
  tx: Database,
  returnOrderNumber: string,
): Promise<ReadonlyMap<string, ReturnCaptureLineRow>> => {
  const rows = await tx
    .select({ asked: returnCaptureLines })
    .from(returnCaptureLines)
    .innerJoin(returnCaptures, eq(returnCaptures.id, returnCaptureLines.captureId))
    .where(eq(returnCaptures.returnOrderNumber, returnOrderNumber))
  return new Map(rows.map(({ asked }) => [asked.lineId, asked]))
}

/** A return that was not asked for here says nothing of before: its pieces had arrived, in whichever way. */
const statusBefore = (line: OrderLineRow, asked: ReturnCaptureLineRow | undefined): StatusBefore =>
  asked
    ? {
        status: asked.statusBefore,
        statusVariant: asked.statusVariantBefore,
        statusColor: asked.statusColorBefore,
      }
    : line.dates.pickedUp === undefined
      ? delivered
      : pickedUp

const withoutReturn = (dates: StoredDates): StoredDates =>
  Object.fromEntries(Object.entries(dates).filter(([name]) => !name.startsWith('return')))

/**
 * Gives the pieces of a return back to its sale: into the lines and groups that they were taken from, with the status of before, to be
 * returned again. The rows of both orders must be locked.
 */
export const releasePieces = async (tx: Database, returnOrderNumber: string): Promise<void> => {
  const [group] = await tx
    .select()
    .from(orderGroups)
    .where(eq(orderGroups.returnOrderNumber, returnOrderNumber))
  if (!group) return
  const inGroup = and(
    eq(orderLines.orderNumber, group.orderNumber),
    eq(orderLines.groupPosition, group.position),
  )
  const asked = await askedLines(tx, returnOrderNumber)
  for (const line of await tx.select().from(orderLines).where(inGroup)) {
    if (!simpleStatusOf(line.status, 'SALES_ORDER').startsWith('return')) continue
    const before = asked.get(line.id)
    const kept = {
      dates: withoutReturn(line.dates),
      returnable: true,
      groupPosition: before?.groupPositionBefore ?? line.groupPosition,
    }
    await tx.update(orderLines).set(kept).where(eq(orderLines.id, line.id))
    await giveBackPieces(tx, { ...line, ...kept }, statusBefore(line, before))
  }
  const [left] = await tx.select().from(orderLines).where(inGroup)
  const itself = and(eq(orderGroups.orderNumber, group.orderNumber), eq(orderGroups.position, group.position))
  await (left
    ? tx.update(orderGroups).set({ headingVariant: 'delivered', returnOrderNumber: null }).where(itself)
    : tx.delete(orderGroups).where(itself))
}
