import { and, asc, eq, sql } from 'drizzle-orm'
import type { PaperKind } from '../../../../contract/orders/papers.ts'
import type { Database } from '../../../db/schema.ts'
import { type OrderPaperRow, orderPapers, paperSeries } from '../../../db/tables/papers/order-papers.ts'

/** The papers of a sale, oldest first. */
export const findPapers = async (db: Database, orderNumber: string): Promise<readonly OrderPaperRow[]> =>
  db
    .select()
    .from(orderPapers)
    .where(eq(orderPapers.orderNumber, orderNumber))
    .orderBy(asc(orderPapers.issuedAt), asc(orderPapers.number))

/** One paper of a sale; another sale's is not found. */
export const findPaper = async (
  db: Database,
  orderNumber: string,
  id: string,
): Promise<OrderPaperRow | undefined> => {
  const [row] = await db
    .select()
    .from(orderPapers)
    .where(and(eq(orderPapers.orderNumber, orderNumber), eq(orderPapers.id, id)))
  return row
}

/**
 * Takes the next number of a series, which nobody else gets while the transaction runs; if it fails, the number is the next one's
 * (BY-26).
 */
export const takeSerial = async (
  tx: Database,
  series: { readonly seller: string; readonly country: string; readonly kind: PaperKind },
): Promise<number> => {
  const [row] = await tx
    .insert(paperSeries)
    .values({ ...series, last: 1 })
    .onConflictDoUpdate({
      target: [paperSeries.seller, paperSeries.country, paperSeries.kind],
      set: { last: sql`${paperSeries.last} + 1` },
    })
    .returning({ last: paperSeries.last })
  return row?.last ?? 1
}

export const insertPaper = async (tx: Database, row: OrderPaperRow): Promise<void> => {
  await tx.insert(orderPapers).values(row)
}
