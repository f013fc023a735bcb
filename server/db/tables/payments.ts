import { sql } from 'drizzle-orm'
import { char, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { DeferredPaymentData } from '../../../contract/orders/deferred-payment-data.ts'
import { instant, minorUnits } from './columns.ts'
import { jobColumns } from './job-columns.ts'
import { orders } from './orders.ts'

/**
 * The one payment of an order that was left unpaid: however often it is prepared, asked for or returned from, there is no
 * second. `id` is unguessable: the provider and the wallet know a payment by it.
 */
export const payments = pgTable(
  'payments',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    id: text('id').notNull().unique(),
    amount: minorUnits('amount').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Where the provider sends the shopper back to, as it was last asked for. */
    returnUrl: text('return_url').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The host's own time (`Clock`); `null` while it is due. */
    paidAt: instant('paid_at'),
    /** Since when it is to be given back: the order was cancelled. */
    refundDueAt: instant('refund_due_at'),
    refundedAt: instant('refunded_at'),
    /** Two letters of the language that it was asked for in, for the mail that tells how it ended; `null` where nobody said. */
    language: text('language'),
  },
  (t) => [
    check('payments_amount', sql`${t.amount} >= 0`),
    check('payments_refund_of_paid', sql`${t.refundDueAt} is null or ${t.paidAt} is not null`),
    check('payments_refunded_when_due', sql`${t.refundedAt} is null or ${t.refundDueAt} is not null`),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

/** Parts of a payment that are given back for cancelled pieces (BY-15): one for a cancellation, whose job's id it has. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => payments.orderNumber, { onDelete: 'cascade' }),
    /** Minor units of the payment's currency. */
    amount: minorUnits('amount').notNull(),
    dueAt: instant('due_at').notNull(),
    refundedAt: instant('refunded_at'),
  },
  (t) => [
    index('payment_refunds_order').on(t.orderNumber),
    check('payment_refunds_amount', sql`${t.amount} > 0`),
  ],
)
export type PaymentRefundRow = typeof paymentRefunds.$inferSelect

/** Jobs that prepare the form or code of a payment (JO-01, DP-04). */
export const paymentJobs = pgTable(
  'payment_jobs',
  {
    ...jobColumns(),
    way: text('way', { enum: ['formsV1', 'formsV2', 'wallet'] }).notNull(),
    experienceType: text('experience_type', { enum: ['MOBILE', 'DESKTOP'] }).notNull(),
    returnUrl: text('return_url').notNull(),
    prepared: jsonb('prepared').$type<v.InferOutput<typeof DeferredPaymentData>>(),
  },
  (t) => [
    index('payment_jobs_order').on(t.orderNumber),
    index('payment_jobs_open').on(t.status).where(sql`${t.status} <> 'COMPLETED'`),
    check('payment_jobs_status', sql`${t.status} in ('PENDING', 'IN_PROGRESS', 'COMPLETED')`),
    check('payment_jobs_way', sql`${t.way} in ('formsV1', 'formsV2', 'wallet')`),
    check(
      'payment_jobs_completed',
      sql`(${t.status} = 'COMPLETED') = (${t.prepared} is not null or ${t.errorStatus} is not null)`,
    ),
    check('payment_jobs_one_end', sql`${t.prepared} is null or ${t.errorStatus} is null`),
  ],
)
export type PaymentJobRow = typeof paymentJobs.$inferSelect
