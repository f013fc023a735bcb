import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { mailChannels, mailKinds } from '../../../contract/orders/mail-kinds.ts'
import { instant } from './columns.ts'
import { giftReturns } from './gift-returns.ts'
import { orders } from './orders.ts'
import { withdrawals } from './withdrawals.ts'

const kindList = mailKinds.map((kind) => `'${kind}'`).join(', ')

/** `KEPT`: there is no mail server to leave by; `PRINTED`: a letter, handed to the post room. */
export const mailStatuses = ['QUEUED', 'SENDING', 'SENT', 'KEPT', 'PRINTED', 'FAILED'] as const
export type MailStatus = (typeof mailStatuses)[number]

/**
 * What leaves the shop: e-mails, text messages and letters about returns, cancellations, payments and pickups. A row says what it is about rather
 * than what it says: the text and the label are made from the order when it is sent or read.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: mailChannels }).notNull(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** The order that it is about: the return order, or the sales order. */
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber, { onDelete: 'cascade' }),
    /** Two letters of the address that it was asked for at, which its links lead back to; texts may be in another language. */
    language: text('language').notNull(),
    /** An e-mail address, or the digits of a phone number with its calling code; `null` for a letter, which goes to the sender's address on the label. */
    recipient: text('recipient'),
    firstName: text('first_name'),
    /** Method of the return when it was asked for: a later switch makes another label. */
    returnMethod: text('return_method'),
    /** The statement whose receipt it acknowledges. */
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id, { onDelete: 'cascade' }),
    /** The gift's return that it tells of: to whoever sent it back, never to whoever bought it. */
    giftReturnId: uuid('gift_return_id').references(() => giftReturns.id, { onDelete: 'cascade' }),
    status: text('status', { enum: mailStatuses }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Real time until which a host may be sending it. */
    claimedUntil: instant('claimed_until'),
    /** The host's own time (`Clock`). */
    requestedAt: instant('requested_at').notNull(),
    endedAt: instant('ended_at'),
    /** SMTP or system code of the last try that failed; never the server's own words. */
    failure: jsonb('failure').$type<{ readonly code: string }>(),
  },
  (t) => [
    index('outgoing_mails_order').on(t.orderNumber, t.requestedAt),
    index('outgoing_mails_open').on(t.status).where(sql`${t.status} in ('QUEUED', 'SENDING')`),
    check('outgoing_mails_channel', sql`${t.channel} in ('email', 'letter', 'text')`),
    check('outgoing_mails_kind', sql`${t.kind} in (${sql.raw(kindList)})`),
    check(
      'outgoing_mails_status',
      sql`${t.status} in ('QUEUED', 'SENDING', 'SENT', 'KEPT', 'PRINTED', 'FAILED')`,
    ),
    check('outgoing_mails_recipient', sql`(${t.channel} = 'letter') = (${t.recipient} is null)`),
    check('outgoing_mails_withdrawal', sql`(${t.kind} = 'orderWithdrawn') = (${t.withdrawalId} is not null)`),
    check(
      'outgoing_mails_gift_return',
      sql`(${t.kind} in ('giftReturn', 'giftCredited')) = (${t.giftReturnId} is not null)`,
    ),
    check('outgoing_mails_ended', sql`(${t.status} in ('QUEUED', 'SENDING')) = (${t.endedAt} is null)`),
  ],
)
export type MailRow = typeof outgoingMails.$inferSelect
