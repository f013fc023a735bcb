import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { CancelledPieces } from '../../../../contract/orders/order.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type CancellationJobRow,
  type CancellationOutcome,
  cancellationJobs,
} from '../../../db/tables/cancellation-jobs.ts'
import { orderGroups, orderLines } from '../../../db/tables/order-lines.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'

/** The job that an order's cancellation is in: under way, pending with the fulfilment side, or done with the whole order. */
export const findStandingJob = async (
  db: Database,
  orderNumber: string,
): Promise<CancellationJobRow | undefined> => {
  const [job] = await db
    .select()
    .from(cancellationJobs)
    .where(
      and(
        eq(cancellationJobs.orderNumber, orderNumber),
        or(
          ne(cancellationJobs.status, 'COMPLETED'),
          eq(cancellationJobs.outcome, 'PENDING_MODIFICATION'),
          and(eq(cancellationJobs.outcome, 'CANCELLED'), isNull(cancellationJobs.items)),
        ),
      ),
    )
  return job
}

/** A job with its order, always by one query. */
export const findJobWithOrder = async (
  db: Database,
  jobId: string,
): Promise<{ job: CancellationJobRow; order: OrderRow } | undefined> => {
  const [row] = await db
    .select({ job: cancellationJobs, order: orders })
    .from(cancellationJobs)
    .innerJoin(orders, eq(orders.orderNumber, cancellationJobs.orderNumber))
    .where(eq(cancellationJobs.id, jobId))
  return row
}

export const insertJob = async (
  db: Database,
  job: Pick<
    CancellationJobRow,
    'id' | 'orderNumber' | 'etaMs' | 'requestedBy' | 'reasonCode' | 'items' | 'requestedAt' | 'language'
  >,
): Promise<CancellationJobRow> => {
  const [row] = await db
    .insert(cancellationJobs)
    .values({ ...job, status: 'PENDING' })
    .returning()
  return row as CancellationJobRow
}

/** Jobs that were accepted and not completed, oldest first. */
export const listOpenJobs = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: cancellationJobs.id })
    .from(cancellationJobs)
    .where(ne(cancellationJobs.status, 'COMPLETED'))
    .orderBy(asc(cancellationJobs.requestedAt))
  return rows.map((row) => row.id)
}

/** Marks a job as begun; `false` where it is completed already or unknown. */
export const beginJob = async (db: Database, jobId: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(cancellationJobs)
    .set({
      status: 'IN_PROGRESS',
      startedAt: sql`coalesce(${cancellationJobs.startedAt}, ${now.toISOString()})`,
    })
    .where(and(eq(cancellationJobs.id, jobId), ne(cancellationJobs.status, 'COMPLETED')))
    .returning({ id: cancellationJobs.id })
  return rows.length === 1
}

export type JobEnd = {
  readonly outcome: CancellationOutcome
  readonly error: { readonly status: number; readonly code: string; readonly message: string } | null
}

/** From where a job may be ended: the fulfilment side's first answer, or its second thoughts. */
export type EndFrom = 'open' | 'pending-modification'

/** Ends a job once; `false` where somebody else has ended it. */
export const endJob = async (
  db: Database,
  jobId: string,
  from: EndFrom,
  { outcome, error }: JobEnd,
  now: Date,
): Promise<boolean> => {
  const isThere =
    from === 'open'
      ? ne(cancellationJobs.status, 'COMPLETED')
      : eq(cancellationJobs.outcome, 'PENDING_MODIFICATION')
  const rows = await db
    .update(cancellationJobs)
    .set({
      status: 'COMPLETED',
      outcome,
      completedAt: now,
      errorStatus: error?.status ?? null,
      errorCode: error?.code ?? null,
      errorMessage: error?.message ?? null,
    })
    .where(and(eq(cancellationJobs.id, jobId), isThere))
    .returning({ id: cancellationJobs.id })
  return rows.length === 1
}

export const setPendingModification = async (
  db: Database,
  orderNumber: string,
  pendingModification: 'CANCEL_ORDER' | null,
  items: readonly CancelledPieces[] | null,
): Promise<void> => {
  const pendingItems = pendingModification === null ? null : items
  await db
    .update(orders)
    .set({ pendingModification, pendingItems })
    .where(eq(orders.orderNumber, orderNumber))
}

/** Cancels the order with its groups and lines: status, heading and dates, and no estimate any more. */
export const markCancelled = async (db: Database, orderNumber: string, now: Date): Promise<void> => {
  await db
    .update(orders)
    .set({ cancelledAt: now, pendingModification: null, pendingItems: null })
    .where(eq(orders.orderNumber, orderNumber))
  await db
    .update(orderGroups)
    .set({ heading: null, headingVariant: 'cancelled', subheading: null, message: null })
    .where(eq(orderGroups.orderNumber, orderNumber))
  await db
    .update(orderLines)
    .set({
      status: 'Cancelled',
      statusVariant: 'CANCELLED',
      statusColor: null,
      cancelledAt: sql`coalesce(${orderLines.cancelledAt}, ${now.toISOString()})`,
      eddText: null,
    })
    .where(eq(orderLines.orderNumber, orderNumber))
}
