import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { type RefundRow, refunds } from '../../../db/tables/returns.ts'
import { closeBankRefund } from '../bank-accounts/bank-refunds.repository.ts'

/** Refunds of returns, by return order number. */
export const findRefunds = async (
  db: Database,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, RefundRow>> => {
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.returnOrderNumber, ['', ...orderNumbers]))
  return new Map(rows.map((row) => [row.returnOrderNumber, row]))
}

/**
 * Records what a return gives back: its total, once, whatever comes later. The account that it went to is kept no longer.
 * `reference` is what a bank finds it by.
 */
export const recordRefund = async (
  db: Database,
  order: Pick<OrderRow, 'orderNumber' | 'currency' | 'orderTotal'>,
  now: Date,
  reference: string | null = null,
): Promise<void> => {
  await db
    .insert(refunds)
    .values({
      returnOrderNumber: order.orderNumber,
      currency: order.currency,
      amount: order.orderTotal ?? 0,
      recordedAt: now,
      reference,
    })
    .onConflictDoNothing()
  await closeBankRefund(db, order.orderNumber, now)
}

/** Raises what is recorded of a return to its total, where more of it has become money since: once, for a total that is recorded already stays. */
export const raiseRefund = async (
  db: Database,
  { orderNumber, orderTotal }: Pick<OrderRow, 'orderNumber' | 'orderTotal'>,
): Promise<void> => {
  const amount = orderTotal ?? 0
  await db
    .update(refunds)
    .set({ amount })
    .where(and(eq(refunds.returnOrderNumber, orderNumber), lt(refunds.amount, amount)))
}
