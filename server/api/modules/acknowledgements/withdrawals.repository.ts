import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type WithdrawalRow, withdrawals } from '../../../db/tables/withdrawals.ts'

/** The statements about an order, oldest first; hold the order's row where something follows from them. */
export const findWithdrawals = async (db: Database, orderNumber: string): Promise<readonly WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderNumber, orderNumber))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id))

/** One statement about an order; another order's is not found. */
export const findWithdrawal = async (
  db: Database,
  orderNumber: string,
  id: string,
): Promise<WithdrawalRow | undefined> => {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderNumber, orderNumber), eq(withdrawals.id, id)))
  return row
}

/** The statements that mails acknowledge, by their id. */
export const findMailedWithdrawals = async (
  db: Database,
  mails: readonly { readonly withdrawalId: string | null }[],
): Promise<ReadonlyMap<string, WithdrawalRow>> => {
  const ids = mails.flatMap(({ withdrawalId }) => withdrawalId ?? [])
  const rows = ids.length === 0 ? [] : await db.select().from(withdrawals).where(inArray(withdrawals.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertWithdrawal = async (db: Database, row: WithdrawalRow): Promise<void> => {
  await db.insert(withdrawals).values(row)
}
