import { sql } from 'drizzle-orm'
import { boolean, char, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Flags set for a country in place of the shipped value (SE-06). */
export const flagOverrides = pgTable(
  'flag_overrides',
  {
    country: char('country', { length: 2 }).notNull(),
    flag: text('flag').notNull(),
    value: boolean('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.country, t.flag] }),
    check('flag_overrides_country_form', sql`${t.country} ~ '^[a-z]{2}$'`),
  ],
)
