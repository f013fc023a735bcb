import { eq } from 'drizzle-orm'
import type { Database } from '../../db/schema.ts'
import { orderGroups, orderLines } from '../../db/tables/order-lines.ts'
import { storePickups } from '../../db/tables/pickup/pickups.ts'

/** What waited in the store was picked up: lines, heading and pickup of the order say so. */
export const setPickedUp = async (tx: Database, orderNumber: string, now: Date): Promise<void> => {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber))
  for (const { id, dates } of lines.filter(({ statusVariant }) => statusVariant === 'PICKUP_READY')) {
    await tx
      .update(orderLines)
      .set({
        status: 'Picked Up',
        statusVariant: 'PICKUP_COMPLETE',
        statusColor: 'green',
        dates: { ...dates, pickedUp: now.toISOString() },
      })
      .where(eq(orderLines.id, id))
  }
  await tx
    .update(orderGroups)
    .set({ headingVariant: 'pickedUp', message: null })
    .where(eq(orderGroups.orderNumber, orderNumber))
  await tx.update(storePickups).set({ status: 'PICKED_UP' }).where(eq(storePickups.orderNumber, orderNumber))
}
