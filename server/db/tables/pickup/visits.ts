import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { meetingPlaces, travelMeans } from '../../../../contract/pickup/visit.ts'
import { instant } from '../columns.ts'
import { orders } from '../orders.ts'

/** When the shopper comes to fetch an order (BY-43): as it was said last, and nothing once it is taken back. */
export const orderVisits = pgTable(
  'order_visits',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
    means: text('means', { enum: travelMeans }).notNull(),
    meetsAt: text('meets_at', { enum: meetingPlaces }).notNull(),
    /** On a full minute. */
    expectedAt: instant('expected_at').notNull(),
    announcedAt: instant('announced_at').notNull(),
    /** Two letters of the language that it was said in, for the mail that tells how it ended. */
    language: text('language').notNull(),
  },
  (t) => [
    index('order_visits_queue').on(t.storeId, t.expectedAt),
    check('order_visits_means', sql`${t.means} in ('CAR', 'BICYCLE', 'ON_FOOT')`),
    check('order_visits_meets_at', sql`${t.meetsAt} in ('CURB', 'COUNTER')`),
  ],
)
export type OrderVisitRow = typeof orderVisits.$inferSelect

/** Returns that a visit brings (BY-47); one comes with one visit. */
export const visitReturns = pgTable(
  'visit_returns',
  {
    returnOrderNumber: text('return_order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orderVisits.orderNumber, { onDelete: 'cascade' }),
    /** When the store took it. */
    handedOverAt: instant('handed_over_at'),
  },
  (t) => [index('visit_returns_visit').on(t.orderNumber)],
)
export type VisitReturnRow = typeof visitReturns.$inferSelect
