import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Accounts of the embedded issuer. */
export const members = pgTable(
  'members',
  {
    upmId: text('upm_id').primaryKey(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    email: text('email').notNull(),
    /** Country code and number run together, digits only; `null` where the account has none. */
    phone: text('phone'),
    accountType: text('account_type', { enum: ['member', 'swoosh'] })
      .notNull()
      .default('member'),
    /** ISO 3166 alpha-2, lower case. */
    country: char('country', { length: 2 }).notNull(),
    language: char('language', { length: 2 }).notNull().default('en'),
    /** `scrypt` parameters, salt and hash in one text; made and checked by `server/identity`. */
    passwordHash: text('password_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('members_email').on(sql`lower(${t.email})`),
    index('members_phone').on(t.phone),
    check('members_account_type', sql`${t.accountType} in ('member', 'swoosh')`),
    check('members_country_form', sql`${t.country} ~ '^[a-z]{2}$'`),
    check('members_language_form', sql`${t.language} ~ '^[a-z]{2}$'`),
  ],
)
export type MemberRow = typeof members.$inferSelect
export type NewMember = typeof members.$inferInsert

/** Consent records (SE-04); `id` names what was consented to, for example `partnerOrders`. */
export const consents = pgTable(
  'consents',
  {
    upmId: text('upm_id').notNull(),
    id: text('id').notNull(),
    granted: boolean('granted').notNull(),
    decidedAt: instant('decided_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.upmId, t.id] })],
)

/** Signed-in browsers of the token-mediating backend. Tokens are kept encrypted, the cookie's id only as a hash. */
export const webSessions = pgTable(
  'web_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    upmId: text('upm_id').notNull(),
    /** Claims that `GET /session` hands to the page (contract `Member`). */
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull(),
    refreshToken: text('refresh_token'),
    /** Hint for the issuer's sign-out. */
    idToken: text('id_token'),
    accessToken: text('access_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    /** Until then one request renews the tokens; the others wait for it. */
    renewingUntil: instant('renewing_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('web_sessions_expiry').on(t.expiresAt), index('web_sessions_member').on(t.upmId)],
)
export type WebSessionRow = typeof webSessions.$inferSelect
