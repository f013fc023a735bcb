import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Bags, one for each owner and country. Prices are not kept: they are the catalogue's of the moment. */
export const carts = pgTable(
  'carts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `member:` and the upmId, or `visitor:` and the hash of the token in their cookie. */
    owner: text('owner').notNull(),
    /** ISO 3166 alpha-2, lower case. */
    country: char('country', { length: 2 }).notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    unique('carts_owner').on(t.owner, t.country),
    index('carts_age').on(t.changedAt),
    check('carts_owner_form', sql`${t.owner} ~ '^(member|visitor):.'`),
    check('carts_country_form', sql`${t.country} ~ '^[a-z]{2}$'`),
  ],
)

/** What lies in a bag. */
export const cartItems = pgTable(
  'cart_items',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    skuId: text('sku_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.skuId] }),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 99`),
  ],
)
export type CartItemRow = typeof cartItems.$inferSelect
