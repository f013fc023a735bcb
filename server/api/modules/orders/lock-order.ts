import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { orders } from '../../../db/tables/orders.ts'

/** Holds the order's row until the transaction ends. Always before its job's row, so that no two wait for each other. */
export const lockOrder = async (db: Database, orderNumber: string): Promise<void> => {
  await db.select({ one: sql`1` }).from(orders).where(eq(orders.orderNumber, orderNumber)).for('update')
}
