import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type OrderLineRow, orderLines } from '../../../db/tables/order-lines.ts'
import { orders } from '../../../db/tables/orders.ts'
import { members } from '../../../db/tables/people/members.ts'
import { reviews } from '../../../db/tables/reviews.ts'

/** The member's own e-mail address; `null` where this host does not know it. */
export const emailOf = async (db: Database, upmId: string): Promise<string | null> => {
  const [row] = await db.select({ email: members.email }).from(members).where(eq(members.upmId, upmId))
  return row?.email ?? null
}

/** A line of the member's own order, locked until the review is stored. */
export const lockOwnLine = async (
  db: Database,
  wish: { readonly upmId: string; readonly orderNumber: string; readonly lineId: string },
): Promise<OrderLineRow | null> => {
  const [row] = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderNumber, orderLines.orderNumber))
    .where(
      and(
        eq(orderLines.id, wish.lineId),
        eq(orders.orderNumber, wish.orderNumber),
        eq(orders.upmId, wish.upmId),
      ),
    )
    .for('update', { of: orderLines })
  return row?.line ?? null
}

export const hasReview = async (db: Database, upmId: string, lineId: string): Promise<boolean> => {
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.upmId, upmId), eq(reviews.lineId, lineId)))
  return found.length > 0
}

/** Stores the review, and takes the offer to write one away. The lock on the line lets no second one by. */
export const insertReview = async (db: Database, review: typeof reviews.$inferInsert): Promise<void> => {
  await db.insert(reviews).values(review)
  await db
    .update(orderLines)
    .set({ actions: sql`${orderLines.actions} - 'writeReview'` })
    .where(eq(orderLines.id, review.lineId))
}
