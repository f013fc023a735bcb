import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/schema.ts'
import { idempotencyKeys } from '../db/tables/idempotency-keys.ts'
import { telemetryErrors, telemetryEvents } from '../db/tables/telemetry.ts'
import { dropOldCarts } from './modules/cart/cart.repository.ts'

/** Outcomes are promised for 24 hours (quality.md); real time, whatever the host's clock says. */
const keptOutcomes = sql`now() - interval '48 hours'`
const keptTelemetry = sql`now() - interval '30 days'`

/** Drops what of the API has had its time; run every hour by the queue. */
export const dropOldRows = async (db: Database): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, keptOutcomes))
  await db.delete(telemetryErrors).where(lt(telemetryErrors.receivedAt, keptTelemetry))
  await db.delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, keptTelemetry))
  await dropOldCarts(db)
}
