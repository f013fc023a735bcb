import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { orders } from '../orders.ts'

/**
 * What senders have in hand of their parcels: one for a return, as it was sent last. Number and photo stand here sealed by a key that is
 * not in the database (BY-28).
 */
export const returnProofs = pgTable(
  'return_proofs',
  {
    returnOrderNumber: text('return_order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    sealedNumber: text('sealed_number'),
    /** The JPEG in base64, sealed. */
    sealedPhoto: text('sealed_photo'),
    sentBy: text('sent_by', { enum: ['member', 'guest'] }).notNull(),
    /** The host's own time (`Clock`). */
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    check('return_proofs_sent_by', sql`${t.sentBy} in ('member', 'guest')`),
    check('return_proofs_something', sql`${t.sealedNumber} is not null or ${t.sealedPhoto} is not null`),
  ],
)
export type ReturnProofRow = typeof returnProofs.$inferSelect
