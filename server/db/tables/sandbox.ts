import { sql } from 'drizzle-orm'
import { bigint, boolean, char, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How far the sandbox moved the host's clock; one row, so that all hosts on a database agree. */
export const sandboxClock = pgTable(
  'sandbox_clock',
  {
    id: boolean('id').primaryKey().default(true),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull().default(0),
  },
  (t) => [check('sandbox_clock_single', sql`${t.id}`)],
)

export const faultEffects = ['delay', 'status', 'garbage', 'drop-before', 'drop-after'] as const

/** Faults that the sandbox puts on calls, used up one by one in the order they were set. */
export const sandboxFaults = pgTable(
  'sandbox_faults',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Method and path of the contract's call, for example `POST /order_mgmt/ordermods/v1/{orderNumber}/cancelOrder`. */
    call: text('call').notNull(),
    remaining: integer('remaining').notNull().default(1),
    effect: text('effect', { enum: faultEffects }).notNull(),
    ms: integer('ms'),
    status: integer('status'),
    /** Where set, only requests count that name this order, come from this member, or carry this `X-Sandbox-Tag`. */
    orderNumber: text('order_number'),
    upmId: text('upm_id'),
    tag: text('tag'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('sandbox_faults_remaining', sql`${t.remaining} >= 0`),
    check(
      'sandbox_faults_effect',
      sql`${t.effect} in ('delay', 'status', 'garbage', 'drop-before', 'drop-after')`,
    ),
    check('sandbox_faults_ms', sql`${t.ms} between 0 and 600000`),
    check('sandbox_faults_status', sql`${t.status} between 400 and 599`),
  ],
)

/** Flags set for a country in place of the shipped value (SE-06). */
export const flagOverrides = pgTable(
  'flag_overrides',
  {
    country: char('country', { length: 2 }).notNull(),
    flag: text('flag').notNull(),
    value: boolean('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.country, t.flag] }),
    check('flag_overrides_country_form', sql`${t.country} ~ '^[a-z]{2}$'`),
  ],
)
