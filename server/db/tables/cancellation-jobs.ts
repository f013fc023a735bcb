import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CancelledPieces } from '../../../contract/orders/order.ts'
import { instant, minorUnits } from './columns.ts'
import { jobColumns } from './job-columns.ts'

/** How a completed cancellation ended; `PENDING_MODIFICATION` is still to be settled by the fulfilment side. */
export const cancellationOutcomes = ['CANCELLED', 'PENDING_MODIFICATION', 'DENIED', 'FAILED'] as const
export type CancellationOutcome = (typeof cancellationOutcomes)[number]

/**
 * Cancellation jobs (JO-01). An order has at most one that is under way, pending or has cancelled all of it (CA-08);
 * denied and failed ones leave it free for another try, and so do those that have cancelled some pieces (BY-15).
 */
export const cancellationJobs = pgTable(
  'cancellation_jobs',
  {
    ...jobColumns(),
    outcome: text('outcome', { enum: cancellationOutcomes }),
    requestedBy: text('requested_by', { enum: ['member', 'guest'] }).notNull(),
    reasonCode: text('reason_code').notNull(),
    /** The pieces that it is about; `null`: the whole order. */
    items: jsonb('items').$type<readonly CancelledPieces[]>(),
    /** What cancelling these pieces gave back; `null` of whole orders, and until it is done. */
    refundAmount: minorUnits('refund_amount'),
    startedAt: instant('started_at'),
    /** Two letters of the language that it was asked for in, for the mail that tells how it ended; `null` where nobody said. */
    language: text('language'),
  },
  (t) => [
    uniqueIndex('cancellation_jobs_one_per_order')
      .on(t.orderNumber)
      .where(
        sql`${t.outcome} is null or ${t.outcome} = 'PENDING_MODIFICATION' or (${t.outcome} = 'CANCELLED' and ${t.items} is null)`,
      ),
    index('cancellation_jobs_order').on(t.orderNumber),
    index('cancellation_jobs_open').on(t.status).where(sql`${t.status} <> 'COMPLETED'`),
    check('cancellation_jobs_status', sql`${t.status} in ('PENDING', 'IN_PROGRESS', 'COMPLETED')`),
    check(
      'cancellation_jobs_outcome',
      sql`${t.outcome} in ('CANCELLED', 'PENDING_MODIFICATION', 'DENIED', 'FAILED')`,
    ),
    check('cancellation_jobs_completed', sql`(${t.status} = 'COMPLETED') = (${t.outcome} is not null)`),
    check(
      'cancellation_jobs_completed_at',
      sql`(${t.status} = 'COMPLETED') = (${t.completedAt} is not null)`,
    ),
    check(
      'cancellation_jobs_error',
      sql`(${t.errorStatus} is not null) = (coalesce(${t.outcome}, '') in ('DENIED', 'FAILED'))`,
    ),
    check('cancellation_jobs_eta', sql`${t.etaMs} between 0 and 60000`),
    check('cancellation_jobs_refund', sql`${t.refundAmount} is null or ${t.items} is not null`),
    check('cancellation_jobs_requested_by', sql`${t.requestedBy} in ('member', 'guest')`),
  ],
)
export type CancellationJobRow = typeof cancellationJobs.$inferSelect
