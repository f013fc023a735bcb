import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** What oidc-provider keeps, by model (Session, AccessToken, AuthorizationCode, …) and the hash of its id; sealed, but for `accountId`. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    expiresAt: instant('expires_at'),
    consumedAt: instant('consumed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    uniqueIndex('oidc_payloads_uid').on(t.model, t.uid).where(sql`${t.uid} is not null`),
    uniqueIndex('oidc_payloads_user_code').on(t.model, t.userCode).where(sql`${t.userCode} is not null`),
    index('oidc_payloads_grant').on(t.grantId),
    index('oidc_payloads_expiry').on(t.expiresAt),
  ],
)
