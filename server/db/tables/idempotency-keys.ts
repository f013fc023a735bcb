import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Outcomes of changing calls, kept for at least 24 hours of real time (quality.md). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of who called: a member's upmId, or a guest's contact. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** Operation id of the contract's call. */
    call: text('call').notNull(),
    /** SHA-256 of method, path and body: another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').$type<unknown>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
    check('idempotency_keys_key', sql`length(${t.key}) between 1 and 255`),
    check('idempotency_keys_status', sql`${t.status} between 200 and 499`),
  ],
)
