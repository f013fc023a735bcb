import { sql } from 'drizzle-orm'
import { char, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, type LocalizedText, minorUnits } from './columns.ts'
import { orders } from './orders.ts'

/** Pieces of a line as they stood when they were sent back; `amount` is what was paid for them, in minor units. */
export type GiftLine = {
  readonly lineId: string
  readonly title: string
  readonly color: LocalizedText | null
  readonly size: string | null
  readonly image: string | null
  readonly imageAlt: LocalizedText | null
  readonly quantity: number
  readonly reasonCode: string
  readonly reasonText: string | null
  readonly chargedPrice: number
  readonly taxes: number
}

/**
 * Returns of gifts by who was given them (BY-49). They stand beside the order and change nothing of it: its buyer's pages are made from the
 * order's own rows alone (BY-51). How many pieces of a line went back so is the sum over the order's rows, whose order is locked meanwhile.
 */
export const giftReturns = pgTable(
  'gift_returns',
  {
    id: uuid('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    returnNumber: text('return_number').notNull(),
    /** Label service's method, with a carrier `method|carrier`. */
    returnMethod: text('return_method').notNull(),
    /** Whoever sends it back: instructions and store credit go there. */
    email: text('email').notNull(),
    /** Two letters of the language that it was asked for in. */
    language: text('language').notNull(),
    lines: jsonb('lines').$type<readonly GiftLine[]>().notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** What the store credit is, in minor units. */
    amount: minorUnits('amount').notNull(),
    /** The host's own time (`Clock`). */
    createdAt: instant('created_at').notNull(),
    arrivedAt: instant('arrived_at'),
    creditedAt: instant('credited_at'),
  },
  (t) => [
    unique('gift_returns_number').on(t.returnNumber),
    index('gift_returns_order').on(t.orderNumber, t.createdAt),
    check('gift_returns_amount', sql`${t.amount} >= 0`),
    check('gift_returns_lines', sql`jsonb_array_length(${t.lines}) > 0`),
    check('gift_returns_credited', sql`${t.creditedAt} is null or ${t.arrivedAt} is not null`),
  ],
)
export type GiftReturnRow = typeof giftReturns.$inferSelect
