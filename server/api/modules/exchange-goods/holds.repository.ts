import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type ExchangeHoldRow, exchangeHolds } from '../../../db/tables/exchanges.ts'

/** What is held for an order's lines at the moment, by line. */
export const findHolds = async (
  db: Database,
  orderNumber: string,
  now: Date,
): Promise<ReadonlyMap<string, ExchangeHoldRow>> => {
  const rows = await db
    .select()
    .from(exchangeHolds)
    .where(
      and(
        eq(exchangeHolds.orderNumber, orderNumber),
        isNotNull(exchangeHolds.skuId),
        gt(exchangeHolds.heldUntil, now),
      ),
    )
  return new Map(rows.map((row) => [row.lineId, row]))
}

/** The last choice for a line, whether it is over or was let go of. The order's row must be locked where something follows from it. */
export const findChoice = async (db: Database, lineId: string): Promise<ExchangeHoldRow | undefined> => {
  const [row] = await db.select().from(exchangeHolds).where(eq(exchangeHolds.lineId, lineId))
  return row
}

/** Puts a choice in place of the last one. */
export const putChoice = async (db: Database, row: ExchangeHoldRow): Promise<void> => {
  const { lineId: _, ...values } = row
  await db.insert(exchangeHolds).values(row).onConflictDoUpdate({ target: exchangeHolds.lineId, set: values })
}

/** Lets go of what is held for lines: their return was asked for. */
export const dropHolds = async (db: Database, lineIds: readonly string[]): Promise<void> => {
  await db.delete(exchangeHolds).where(inArray(exchangeHolds.lineId, [...lineIds]))
}
