import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, localized } from '../db/tables/columns.ts'
import { orders } from '../db/tables/orders.ts'
import { members } from '../db/tables/people/members.ts'

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

/** How the outside systems that the sandbox plays answer about an order. */
export const sandboxRules = ['complete', 'pending', 'denied', 'slow', 'failing'] as const
export type SandboxRule = (typeof sandboxRules)[number]

/** Orders that do not simply succeed; an order without a row does. */
export const sandboxOrderRules = pgTable(
  'sandbox_order_rules',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    rule: text('rule', { enum: sandboxRules }).notNull(),
  },
  (t) => [
    check('sandbox_order_rules_rule', sql`${t.rule} in ('complete', 'pending', 'denied', 'slow', 'failing')`),
  ],
)

/** Accounts that the sandbox made: they sign in only while it is on. */
export const sandboxMembers = pgTable('sandbox_members', {
  upmId: text('upm_id')
    .primaryKey()
    .references(() => members.upmId, { onDelete: 'cascade' }),
  /** What the member is good for, said on the sign-in page. */
  note: localized('note'),
})

/** Browsers of testers and tests, as a push service knows them; their private keys are here, so that messages can be read. */
export const sandboxPushBrowsers = pgTable('sandbox_push_browsers', {
  /** Last part of the endpoint. */
  id: text('id').primaryKey(),
  /** P-256, base64url. */
  privateKey: text('private_key').notNull(),
  publicKey: text('public_key').notNull(),
  auth: text('auth').notNull(),
  /** HTTP status that its next messages are answered with; `null`: they are taken. */
  answers: integer('answers'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Messages that reached those browsers, decrypted. */
export const sandboxPushMessages = pgTable('sandbox_push_messages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  browser: text('browser')
    .notNull()
    .references(() => sandboxPushBrowsers.id, { onDelete: 'cascade' }),
  receivedAt: instant('received_at').notNull(),
  ttl: integer('ttl').notNull(),
  urgency: text('urgency').notNull(),
  topic: text('topic'),
  /** The message's JSON as it was decrypted. */
  body: text('body').notNull(),
})
