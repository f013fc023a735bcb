import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type BankRefundRow, bankRefunds } from '../../../db/tables/payments/bank-refunds.ts'

/** What is known of the accounts of returns, by return order number. */
export const findBankRefunds = async (
  db: Database,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, BankRefundRow>> => {
  const rows = await db
    .select()
    .from(bankRefunds)
    .where(inArray(bankRefunds.returnOrderNumber, ['', ...orderNumbers]))
  return new Map(rows.map((row) => [row.returnOrderNumber, row]))
}

/** Stores the account of a return. @returns `false` where it has one: the constraint lets no second one in. */
export const insertBankRefund = async (
  db: Database,
  row: Omit<typeof bankRefunds.$inferInsert, 'closedAt'>,
): Promise<boolean> => {
  const stored = await db
    .insert(bankRefunds)
    .values(row)
    .onConflictDoNothing()
    .returning({ returnOrderNumber: bankRefunds.returnOrderNumber })
  return stored.length === 1
}

/** The money has gone to the account, or will not go there: number and owner are deleted, what may be shown stays. */
export const closeBankRefund = async (db: Database, returnOrderNumber: string, now: Date): Promise<void> => {
  await db
    .update(bankRefunds)
    .set({ sealedAccount: null, closedAt: now })
    .where(and(eq(bankRefunds.returnOrderNumber, returnOrderNumber), isNull(bankRefunds.closedAt)))
}
