import { sql } from 'drizzle-orm'
import { boolean, char, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Address books of members (RA-01). Any issuer may know them, so no account is referred to. */
export const memberAddresses = pgTable(
  'member_addresses',
  {
    id: text('id').primaryKey(),
    upmId: text('upm_id').notNull(),
    /** ISO 3166 alpha-2, lower case. */
    country: char('country', { length: 2 }).notNull(),
    code: text('code'),
    email: text('email'),
    line1: text('line1'),
    line2: text('line2'),
    line3: text('line3'),
    locality: text('locality'),
    nameFamily: text('name_family'),
    nameGiven: text('name_given'),
    phone: text('phone'),
    preferred: boolean('preferred').notNull().default(false),
    province: text('province'),
    zone: text('zone'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('member_addresses_member').on(t.upmId),
    uniqueIndex('member_addresses_preferred').on(t.upmId).where(sql`${t.preferred}`),
    check('member_addresses_country_form', sql`${t.country} ~ '^[a-z]{2}$'`),
  ],
)
export type MemberAddressRow = typeof memberAddresses.$inferSelect
