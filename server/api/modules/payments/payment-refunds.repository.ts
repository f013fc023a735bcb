import { and, asc, eq, isNull, sum } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import {
  type PaymentRefundRow,
  type PaymentRow,
  paymentRefunds,
  payments,
} from '../../../db/tables/payments.ts'

export const insertPaymentRefund = async (
  db: Database,
  refund: Pick<PaymentRefundRow, 'id' | 'orderNumber' | 'amount' | 'dueAt'>,
): Promise<void> => {
  await db.insert(paymentRefunds).values(refund)
}

/** A part of a payment that is to be given back, with the payment. */
export const findPaymentRefund = async (
  db: Database,
  id: string,
): Promise<{ refund: PaymentRefundRow; payment: PaymentRow } | undefined> => {
  const [row] = await db
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.orderNumber, paymentRefunds.orderNumber))
    .where(eq(paymentRefunds.id, id))
  return row
}

/** What parts of an order's payment come to, in minor units: they were given back, or are to be. */
export const sumOfPaymentRefunds = async (db: Database, orderNumber: string): Promise<number> => {
  const [row] = await db
    .select({ sum: sum(paymentRefunds.amount).mapWith(Number) })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNumber, orderNumber))
  return row?.sum ?? 0
}

/** Records that the provider gave a part back; `false` where that was recorded before. */
export const markPartRefunded = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(paymentRefunds)
    .set({ refundedAt: now })
    .where(and(eq(paymentRefunds.id, id), isNull(paymentRefunds.refundedAt)))
    .returning({ id: paymentRefunds.id })
  return rows.length === 1
}

/** Parts that are to be given back and were not yet, oldest first. */
export const listOpenPartRefunds = async (
  db: Database,
): Promise<readonly { readonly refundOf: string; readonly part: string }[]> =>
  db
    .select({ refundOf: payments.id, part: paymentRefunds.id })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.orderNumber, paymentRefunds.orderNumber))
    .where(isNull(paymentRefunds.refundedAt))
    .orderBy(asc(paymentRefunds.dueAt))
