import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import { type PaymentJobRow, type PaymentRow, paymentJobs, payments } from '../../../db/tables/payments.ts'

/** The order's one payment, made when it is first asked for. The caller holds the order's row. */
export const keepPayment = async (
  db: Database,
  payment: Pick<PaymentRow, 'orderNumber' | 'amount' | 'currency' | 'returnUrl' | 'createdAt' | 'language'>,
): Promise<void> => {
  const { amount, currency, returnUrl, language } = payment
  await db
    .insert(payments)
    .values({ ...payment, id: randomBytes(24).toString('base64url') })
    .onConflictDoUpdate({
      target: payments.orderNumber,
      set: { amount, currency, returnUrl, language },
      setWhere: isNull(payments.paidAt),
    })
}

export const insertPaymentJob = async (
  db: Database,
  job: Pick<
    PaymentJobRow,
    'id' | 'orderNumber' | 'way' | 'experienceType' | 'returnUrl' | 'etaMs' | 'requestedAt'
  >,
): Promise<PaymentJobRow> => {
  const [row] = await db
    .insert(paymentJobs)
    .values({ ...job, status: 'PENDING' })
    .returning()
  return row as PaymentJobRow
}

/** A job with its order and payment, always by one query. */
export const findPaymentJob = async (
  db: Database,
  jobId: string,
): Promise<{ job: PaymentJobRow; order: OrderRow; payment: PaymentRow } | undefined> => {
  const [row] = await db
    .select({ job: paymentJobs, order: orders, payment: payments })
    .from(paymentJobs)
    .innerJoin(orders, eq(orders.orderNumber, paymentJobs.orderNumber))
    .innerJoin(payments, eq(payments.orderNumber, paymentJobs.orderNumber))
    .where(eq(paymentJobs.id, jobId))
  return row
}

/** Jobs that were accepted and not completed, oldest first. */
export const listOpenPaymentJobs = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: paymentJobs.id })
    .from(paymentJobs)
    .where(ne(paymentJobs.status, 'COMPLETED'))
    .orderBy(asc(paymentJobs.requestedAt))
  return rows.map((row) => row.id)
}

const isOpen = (id: string) => and(eq(paymentJobs.id, id), ne(paymentJobs.status, 'COMPLETED'))

/** Marks a job as begun; `false` where it is completed already or unknown. */
export const beginPaymentJob = async (db: Database, id: string): Promise<boolean> => {
  const rows = await db
    .update(paymentJobs)
    .set({ status: 'IN_PROGRESS' })
    .where(isOpen(id))
    .returning({ id: paymentJobs.id })
  return rows.length === 1
}

export type PaymentJobEnd =
  | { readonly prepared: NonNullable<PaymentJobRow['prepared']> }
  | { readonly errorStatus: number; readonly errorCode: string; readonly errorMessage: string }

/** Ends a job once; `false` where somebody else has ended it. */
export const endPaymentJob = async (
  db: Database,
  id: string,
  end: PaymentJobEnd,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(paymentJobs)
    .set({ status: 'COMPLETED', completedAt: now, ...end })
    .where(isOpen(id))
    .returning({ id: paymentJobs.id })
  return rows.length === 1
}

/** A payment with its order by the payment's id. */
export const findPayment = async (
  db: Database,
  paymentId: string,
): Promise<{ payment: PaymentRow; order: OrderRow } | undefined> => {
  const [row] = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.orderNumber, payments.orderNumber))
    .where(eq(payments.id, paymentId))
  return row
}

/** Marks a payment as paid; `false` where it was before. */
export const markPaid = async (db: Database, paymentId: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(payments)
    .set({ paidAt: now })
    .where(and(eq(payments.id, paymentId), isNull(payments.paidAt)))
    .returning({ id: payments.id })
  return rows.length === 1
}

/** The payment that was made while the order still waits for one; `null` where there is none, or it was let go on. */
export const findHeldPayment = async (db: Database, orderNumber: string): Promise<PaymentRow | null> => {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.orderNumber, payments.orderNumber))
    .where(
      and(
        eq(payments.orderNumber, orderNumber),
        isNotNull(payments.paidAt),
        or(orders.paymentHoldFlag, orders.paymentPending),
      ),
    )
  return row?.payment ?? null
}

/** The payment of an order that was made, whether it waits for one still or not. */
export const findPaidPayment = async (db: Database, orderNumber: string): Promise<PaymentRow | null> => {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), isNotNull(payments.paidAt)))
  return row ?? null
}

/** Marks an order's payment to be given back; its id, or `null` where none was made or it was marked before. */
export const markRefundDue = async (db: Database, orderNumber: string, now: Date): Promise<string | null> => {
  const isOwed = and(
    eq(payments.orderNumber, orderNumber),
    isNotNull(payments.paidAt),
    isNull(payments.refundDueAt),
  )
  const [row] = await db
    .update(payments)
    .set({ refundDueAt: now })
    .where(isOwed)
    .returning({ id: payments.id })
  return row?.id ?? null
}

/** Records that the provider gave a payment back; `false` where that was recorded before. */
export const markRefunded = async (db: Database, paymentId: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(payments)
    .set({ refundedAt: now })
    .where(and(eq(payments.id, paymentId), isNull(payments.refundedAt)))
    .returning({ id: payments.id })
  return rows.length === 1
}

/** Payments that are to be given back and were not yet, oldest first. */
export const listOpenRefunds = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNotNull(payments.refundDueAt), isNull(payments.refundedAt)))
    .orderBy(asc(payments.refundDueAt))
  return rows.map((row) => row.id)
}

/** Lets a paid order go on: nothing waits for its payment any more. */
export const releaseOrder = async (db: Database, orderNumber: string): Promise<void> => {
  await db
    .update(orders)
    .set({
      paymentHoldFlag: false,
      paymentPending: false,
      deferredPaymentData: null,
      legacyPaymentUrl: null,
      message: null,
    })
    .where(eq(orders.orderNumber, orderNumber))
}
