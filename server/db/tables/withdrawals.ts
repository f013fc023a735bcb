import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** A line as it stood when it was withdrawn from: what the acknowledgement says of it does not change. */
export type WithdrawnLine = {
  readonly id: string
  readonly title: string
  readonly size: string | null
  readonly quantity: number
}

/**
 * Statements of withdrawal, as they were received: who, from what, where the acknowledgement went, and when. A line is in one of them at most,
 * which the lock of the order's row sees to.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    /** As the shopper stated it. */
    statedName: text('stated_name').notNull(),
    /** The electronic means by which receipt is acknowledged. */
    email: text('email').notNull(),
    lines: jsonb('lines').$type<readonly WithdrawnLine[]>().notNull(),
    requestedBy: text('requested_by', { enum: ['member', 'guest'] }).notNull(),
    /** The host's own time (`Clock`). */
    receivedAt: instant('received_at').notNull(),
    /** Two letters of the language that it was stated in. */
    language: text('language').notNull(),
  },
  (t) => [
    index('withdrawals_order').on(t.orderNumber, t.receivedAt),
    check('withdrawals_requested_by', sql`${t.requestedBy} in ('member', 'guest')`),
    check('withdrawals_lines', sql`jsonb_array_length(${t.lines}) > 0`),
  ],
)
export type WithdrawalRow = typeof withdrawals.$inferSelect
