import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Codes that guests have asked for, whether an order has their contact or not, and the pass that a right one was changed for (BY-21,
 * BY-22). The code itself stands nowhere: it is made from the row's id and the host's secret (`guest-code.rules.ts`).
 */
export const guestCodes = pgTable(
  'guest_codes',
  {
    /** Id of the message that carries it as well, where one does. */
    id: uuid('id').primaryKey(),
    /** Keyed hash of the contact, so that the table tells no e-mail or phone. */
    contactHash: text('contact_hash').notNull(),
    /** Codes that were tried. */
    tries: integer('tries').notNull().default(0),
    /** The host's own time (`Clock`), as all that follows. */
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** A newer code, the right one or the last try has ended it. */
    endedAt: instant('ended_at'),
    /** Keyed hash of the pass. */
    passHash: text('pass_hash'),
    passUntil: instant('pass_until'),
  },
  (t) => [
    index('guest_codes_contact').on(t.contactHash, t.requestedAt),
    uniqueIndex('guest_codes_open').on(t.contactHash).where(sql`${t.endedAt} is null`),
    uniqueIndex('guest_codes_pass').on(t.passHash),
    check('guest_codes_tries', sql`${t.tries} between 0 and 5`),
    check('guest_codes_pass_whole', sql`(${t.passHash} is null) = (${t.passUntil} is null)`),
  ],
)
export type GuestCodeRow = typeof guestCodes.$inferSelect
