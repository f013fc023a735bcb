import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Reported errors (ER-01); `occurredAt` is the page's own time. */
export const telemetryErrors = pgTable(
  'telemetry_errors',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    devMessage: text('dev_message').notNull(),
    pageName: text('page_name').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [index('telemetry_errors_received').on(t.receivedAt)],
)

/** Page views and analytics events (ER-03). */
export const telemetryEvents = pgTable(
  'telemetry_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    pageName: text('page_name').notNull(),
    properties: jsonb('properties').$type<Record<string, string | number | boolean>>().notNull().default({}),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [index('telemetry_events_received').on(t.receivedAt)],
)
