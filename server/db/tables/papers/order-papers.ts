import { sql } from 'drizzle-orm'
import {
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { paperKinds } from '../../../../contract/orders/papers.ts'
import type { PaperContent } from '../../../../domain/papers/paper-content.ts'
import { instant } from '../columns.ts'
import { orders } from '../orders.ts'

/** Papers of orders as they were made: no row is ever changed (BY-26). */
export const orderPapers = pgTable(
  'order_papers',
  {
    id: uuid('id').primaryKey(),
    /** The sale. */
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    kind: text('kind', { enum: paperKinds }).notNull(),
    /** What it is about, within its kind: the return of a refund, the first or a further cancellation. There is one paper of each. */
    subject: text('subject').notNull(),
    seller: text('seller').notNull(),
    country: char('country', { length: 2 }).notNull(),
    /** Its place in the series of its seller, country and kind, from 1. */
    serial: integer('serial').notNull(),
    number: text('number').notNull(),
    /** The host's own time (`Clock`). */
    issuedAt: instant('issued_at').notNull(),
    content: jsonb('content').$type<PaperContent>().notNull(),
  },
  (t) => [
    unique('order_papers_subject').on(t.orderNumber, t.kind, t.subject),
    unique('order_papers_serial').on(t.seller, t.country, t.kind, t.serial),
    index('order_papers_order').on(t.orderNumber, t.issuedAt),
    check('order_papers_kind', sql`${t.kind} in ('sale', 'refund', 'cancellation', 'payment')`),
    check('order_papers_serial_from', sql`${t.serial} >= 1`),
  ],
)
export type OrderPaperRow = typeof orderPapers.$inferSelect

/**
 * The last number of each series. Whoever takes the next one holds the row until the paper is there, or gives the number back: that is
 * why there are no gaps.
 */
export const paperSeries = pgTable(
  'paper_series',
  {
    seller: text('seller').notNull(),
    country: char('country', { length: 2 }).notNull(),
    kind: text('kind', { enum: paperKinds }).notNull(),
    last: integer('last').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.seller, t.country, t.kind] }),
    check('paper_series_kind', sql`${t.kind} in ('sale', 'refund', 'cancellation', 'payment')`),
  ],
)
