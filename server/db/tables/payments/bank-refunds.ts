import { sql } from 'drizzle-orm'
import { char, check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { orders } from '../orders.ts'

/**
 * Bank accounts that returns of goods paid in cash are refunded to: one for a return. Number and owner stand here sealed by a key
 * that is not in the database, and only until the money has gone there or the return was cancelled (a denial may be taken back); what may
 * be shown of them stays.
 */
export const bankRefunds = pgTable(
  'bank_refunds',
  {
    returnOrderNumber: text('return_order_number')
      .primaryKey()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    /** IBAN and owner as JSON, sealed (`server/common/sealing.ts`). */
    sealedAccount: text('sealed_account'),
    accountCountry: char('account_country', { length: 2 }).notNull(),
    accountLastFour: char('account_last_four', { length: 4 }).notNull(),
    requestedBy: text('requested_by', { enum: ['member', 'guest'] }).notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Since when the account is needed no more. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    check('bank_refunds_requested_by', sql`${t.requestedBy} in ('member', 'guest')`),
    check('bank_refunds_account', sql`(${t.sealedAccount} is null) = (${t.closedAt} is not null)`),
  ],
)
export type BankRefundRow = typeof bankRefunds.$inferSelect
