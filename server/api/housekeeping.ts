import { and, eq, inArray, isNotNull, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { Database } from '../db/schema.ts'
import { cancellationJobs } from '../db/tables/cancellation-jobs.ts'
import { idempotencyKeys } from '../db/tables/idempotency-keys.ts'
import { notificationPhoneCodes } from '../db/tables/notifications/notifications.ts'
import { paymentJobs } from '../db/tables/payments/payments.ts'
import { guestCodes } from '../db/tables/people/guest-codes.ts'
import { orderPickups } from '../db/tables/pickup/pickups.ts'
import { returnCaptures } from '../db/tables/returns.ts'
import { telemetryErrors, telemetryEvents } from '../db/tables/telemetry.ts'
import { dropOldCarts } from './modules/cart/cart.repository.ts'

/** Outcomes are promised for 24 hours (quality.md); real time, whatever the host's clock says. */
const keptOutcomes = sql`now() - interval '48 hours'`
const keptTelemetry = sql`now() - interval '30 days'`
/** What came to nothing is looked up by whoever asked for it, for a while; the order says how it stands. */
const keptRequests = sql`now() - interval '30 days'`
/** At most so many reports of each kind, however fast they come. */
const maxReportRows = 1_000_000

/** Of one order there may be many of these, for each may be asked for again; those that something came of stay with it. */
const dropOldRequests = async (db: Database): Promise<void> => {
  await db
    .delete(cancellationJobs)
    .where(
      and(
        inArray(cancellationJobs.outcome, ['DENIED', 'FAILED']),
        lt(cancellationJobs.completedAt, keptRequests),
      ),
    )
  await db
    .delete(returnCaptures)
    .where(and(isNotNull(returnCaptures.errorStatus), lt(returnCaptures.completedAt, keptRequests)))
  await db.delete(paymentJobs).where(lt(paymentJobs.completedAt, keptRequests))
  await db
    .delete(orderPickups)
    .where(and(eq(orderPickups.status, 'CANCELLED_CONSUMER'), lt(orderPickups.changedAt, keptRequests)))
}

/** Drops what of the API has had its time; run every hour by the queue. */
export const dropOldRows = async (db: Database): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, keptOutcomes))
  await db.delete(guestCodes).where(lt(guestCodes.requestedAt, keptOutcomes))
  await db
    .delete(notificationPhoneCodes)
    .where(
      and(isNull(notificationPhoneCodes.confirmedAt), lt(notificationPhoneCodes.requestedAt, keptOutcomes)),
    )
  for (const reports of [telemetryErrors, telemetryEvents]) {
    await db.delete(reports).where(lt(reports.receivedAt, keptTelemetry))
    const newest = db.select({ id: max(reports.id) }).from(reports)
    await db.delete(reports).where(lte(reports.id, sql`(${newest}) - ${maxReportRows}::int`))
  }
  await dropOldRequests(db)
  await dropOldCarts(db)
}
