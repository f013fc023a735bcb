import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** How much a client has used up of what it may do in a window: one row for each client and limit, in the shape that rate-limiter-flexible keeps. */
export const callRates = pgTable(
  'call_rates',
  {
    /** Keyed hash of limit and client. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire'),
  },
  (t) => [index('call_rates_expiry').on(t.expire)],
)
