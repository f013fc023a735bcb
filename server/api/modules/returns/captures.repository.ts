import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { ReturnRole } from '../../../../domain/return-methods/method-prices.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import {
  type ReturnCaptureLineRow,
  type ReturnCaptureRow,
  returnCaptureLines,
  returnCaptures,
} from '../../../db/tables/returns.ts'

/** A capture with its sales order, always by one query. */
export const findCaptureWithOrder = async (
  db: Database,
  jobId: string,
): Promise<{ capture: ReturnCaptureRow; order: OrderRow } | undefined> => {
  const [row] = await db
    .select({ capture: returnCaptures, order: orders })
    .from(returnCaptures)
    .innerJoin(orders, eq(orders.orderNumber, returnCaptures.orderNumber))
    .where(eq(returnCaptures.id, jobId))
  return row
}

export type NewCapture = Pick<
  ReturnCaptureRow,
  | 'id'
  | 'orderNumber'
  | 'etaMs'
  | 'returnMethod'
  | 'carrierCode'
  | 'createsLabel'
  | 'locale'
  | 'shipFrom'
  | 'requestedBy'
  | 'requestedAt'
>

export const insertCapture = async (
  db: Database,
  capture: NewCapture,
  lines: readonly Omit<ReturnCaptureLineRow, 'captureId'>[],
): Promise<void> => {
  await db.insert(returnCaptures).values({ ...capture, status: 'PENDING' })
  await db.insert(returnCaptureLines).values(lines.map((line) => ({ ...line, captureId: capture.id })))
}

/** Lines of a capture with the sales lines that hold their pieces, in the order's own order. */
export const captureLines = (
  db: Database,
  captureId: string,
): Promise<{ asked: ReturnCaptureLineRow; line: OrderLineRow }[]> =>
  db
    .select({ asked: returnCaptureLines, line: orderLines })
    .from(returnCaptureLines)
    .innerJoin(orderLines, eq(orderLines.id, returnCaptureLines.lineId))
    .where(eq(returnCaptureLines.captureId, captureId))
    .orderBy(asc(orderLines.lineNumber))

/** Captures that were accepted and not completed, oldest first. */
export const listOpenCaptures = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: returnCaptures.id })
    .from(returnCaptures)
    .where(ne(returnCaptures.status, 'COMPLETED'))
    .orderBy(asc(returnCaptures.requestedAt))
  return rows.map((row) => row.id)
}

const isOpen = (id: string) => and(eq(returnCaptures.id, id), ne(returnCaptures.status, 'COMPLETED'))

/** Marks a capture as begun; `false` where it is completed already or unknown. */
export const beginCapture = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(returnCaptures)
    .set({
      status: 'IN_PROGRESS',
      startedAt: sql`coalesce(${returnCaptures.startedAt}, ${now.toISOString()})`,
    })
    .where(isOpen(id))
    .returning({ id: returnCaptures.id })
  return rows.length === 1
}

export type CaptureEnd =
  | { readonly returnOrderNumber: string }
  | { readonly errorStatus: number; readonly errorCode: string; readonly errorMessage: string }

/** Ends a capture once; `false` where somebody else has ended it. */
export const endCapture = async (db: Database, id: string, end: CaptureEnd, now: Date): Promise<boolean> => {
  const rows = await db
    .update(returnCaptures)
    .set({ status: 'COMPLETED', completedAt: now, ...end })
    .where(isOpen(id))
    .returning({ id: returnCaptures.id })
  return rows.length === 1
}

/** Whether a capture is still to be worked. Asked under the order's lock, before anything of it is done. */
export const isCaptureOpen = async (db: Database, id: string): Promise<boolean> => {
  const rows = await db.select({ id: returnCaptures.id }).from(returnCaptures).where(isOpen(id))
  return rows.length === 1
}

/**
 * Who asked for the way that a return goes back, whoever looks at it (RM-09): as its capture has it, or a guest where the order has no
 * member; `null` for a member's return that was not asked for here, and for sales.
 */
export const readReturnedBy = async (
  db: Database,
  { orderNumber, orderType, upmId }: Pick<OrderRow, 'orderNumber' | 'orderType' | 'upmId'>,
): Promise<ReturnRole | null> => {
  if (orderType !== 'RETURN_ORDER') return null
  const [capture] = await db
    .select({ requestedBy: returnCaptures.requestedBy })
    .from(returnCaptures)
    .where(eq(returnCaptures.returnOrderNumber, orderNumber))
  return capture?.requestedBy ?? (upmId === null ? 'guest' : null)
}

/** A return that is switched goes back as whoever switched it asked for it: the label is a new one. */
export const recordReturnedBy = async (
  db: Database,
  returnOrderNumber: string,
  requestedBy: ReturnRole,
): Promise<void> => {
  await db
    .update(returnCaptures)
    .set({ requestedBy })
    .where(eq(returnCaptures.returnOrderNumber, returnOrderNumber))
}
