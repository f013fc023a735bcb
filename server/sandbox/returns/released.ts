import { eq } from 'drizzle-orm'
import type { giveBackPieces } from '../../api/modules/returns/take-pieces.ts'
import type { Database } from '../../db/schema.ts'
import { type OrderLineRow, orderGroups, orderLines } from '../../db/tables/order-lines.ts'
import type { OrderRow } from '../../db/tables/orders.ts'

const delivered = { status: 'Delivered', statusVariant: 'DELIVERED', statusColor: 'green' }

/** The pieces of a dropped return are the shopper's again: they stand as delivered, and lead to no return. */
export const releaseFrom = async (
  db: Database,
  order: Pick<OrderRow, 'orderNumber'>,
  lines: readonly OrderLineRow[],
  giveBack: typeof giveBackPieces,
): Promise<void> => {
  for (const line of lines) {
    const { returnCreated, ...dates } = line.dates
    await db.update(orderLines).set({ dates, returnable: true }).where(eq(orderLines.id, line.id))
    await giveBack(db, { ...line, dates, returnable: true }, delivered)
  }
  await db
    .update(orderGroups)
    .set({ headingVariant: 'delivered', returnOrderNumber: null })
    .where(eq(orderGroups.returnOrderNumber, order.orderNumber))
}
