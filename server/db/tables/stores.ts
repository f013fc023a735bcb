import { char, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Store } from '../../../contract/pickup/store.ts'

/** Stores (orders.md §3): what they are found by, and everything else as the wire carries it. */
export const stores = pgTable(
  'stores',
  {
    storeId: text('store_id').primaryKey(),
    /** ISO 3166 alpha-2, lower case. */
    country: char('country', { length: 2 }).notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    store: jsonb('store').$type<Store>().notNull(),
  },
  (t) => [index('stores_country').on(t.country)],
)
export type StoreRow = typeof stores.$inferSelect
