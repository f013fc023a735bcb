import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** Reviews of members (OD-10): one for each line of an order, shown under the nick name once somebody has read them. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    upmId: text('upm_id').notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    styleColor: text('style_color'),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    nickName: text('nick_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('reviews_line').on(t.upmId, t.lineId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
)
