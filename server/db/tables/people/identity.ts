import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import { instant } from '../columns.ts'

/** Signing keys of the embedded issuer, shared by all hosts on this database; private parts are sealed. */
export const identityKeys = pgTable('identity_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  sealedPrivateJwk: text('sealed_private_jwk').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Sign-ins under way: what the callback needs, taken out once. The state itself is kept only as a hash. */
export const signInStates = pgTable(
  'sign_in_states',
  {
    stateHash: text('state_hash').primaryKey(),
    sealed: text('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_in_states_expiry').on(t.expiresAt)],
)

/** Attempts that are limited (decisions.md, "Limits"); `bucket` is a hash of what is limited and for whom. */
export const attempts = pgTable(
  'attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bucket: text('bucket').notNull(),
    attemptedAt: instant('attempted_at').notNull().defaultNow(),
    /** Still being worked: it counts like one that failed, and is taken back when it succeeds. */
    isOpen: boolean('is_open').notNull().default(false),
  },
  (t) => [index('attempts_bucket').on(t.bucket, t.attemptedAt)],
)
