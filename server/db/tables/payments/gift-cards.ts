import { sql } from 'drizzle-orm'
import { char, check, pgTable, text } from 'drizzle-orm/pg-core'
import { minorUnits } from '../columns.ts'

/** Gift cards. Numbers and PINs are kept as keyed hashes only: whoever reads the table can spend nothing. */
export const giftCards = pgTable(
  'gift_cards',
  {
    numberHash: text('number_hash').primaryKey(),
    pinHash: text('pin_hash').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    balance: minorUnits('balance').notNull(),
  },
  (t) => [
    check('gift_cards_balance', sql`${t.balance} >= 0`),
    check('gift_cards_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
)
export type GiftCardRow = typeof giftCards.$inferSelect
