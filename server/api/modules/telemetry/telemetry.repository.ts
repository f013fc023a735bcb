import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnalyticsEvent, ErrorReport } from '../../../../contract/session/telemetry.ts'
import type { Database } from '../../../db/schema.ts'
import { telemetryErrors, telemetryEvents } from '../../../db/tables/telemetry.ts'

export const insertErrors = async (db: Database, errors: readonly ErrorReport[]): Promise<void> => {
  if (errors.length === 0) return
  await db
    .insert(telemetryErrors)
    .values(errors.map(({ time, ...report }) => ({ ...report, occurredAt: new Date(time) })))
}

export const insertEvents = async (db: Database, events: readonly AnalyticsEvent[]): Promise<void> => {
  if (events.length === 0) return
  await db
    .insert(telemetryEvents)
    .values(events.map(({ time, ...event }) => ({ ...event, occurredAt: new Date(time) })))
}

export type RecordsWish = {
  readonly code?: string | undefined
  readonly name?: string | undefined
  readonly pageName?: string | undefined
  /** Errors whose message has this text. */
  readonly contains?: string | undefined
  readonly limit: number
}

const where = (...conditions: readonly (SQL | false)[]): SQL | undefined =>
  and(...conditions.filter((condition) => condition !== false))

/** What pages reported last, newest first. */
export const readRecords = async (db: Database, { code, name, pageName, contains, limit }: RecordsWish) => ({
  errors: await db
    .select()
    .from(telemetryErrors)
    .where(
      where(
        code !== undefined && eq(telemetryErrors.code, code),
        pageName !== undefined && eq(telemetryErrors.pageName, pageName),
        contains !== undefined && sql`position(${contains} in ${telemetryErrors.devMessage}) > 0`,
      ),
    )
    .orderBy(desc(telemetryErrors.id))
    .limit(limit),
  events: await db
    .select()
    .from(telemetryEvents)
    .where(
      where(
        name !== undefined && eq(telemetryEvents.name, name),
        pageName !== undefined && eq(telemetryEvents.pageName, pageName),
      ),
    )
    .orderBy(desc(telemetryEvents.id))
    .limit(limit),
})
export type Records = Awaited<ReturnType<typeof readRecords>>
