import { and, count, eq, gt, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { orders } from '../../../db/tables/orders.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import { type GuestCodeRow, guestCodes } from '../../../db/tables/people/guest-codes.ts'
import type { GuestContact } from '../../http/caller.ts'
import { recipientOf } from '../guest-passes/guest-code.rules.ts'
import { guestOrdersOf } from '../orders/guest-orders.ts'

/** Makes requests for one contact wait for each other until the transaction ends. */
export const lockContact = async (tx: Database, contact: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guest-code\n${contact}`}, 0))`)
}

/** Codes that were asked for since then, and when the first of them was. */
export const codesSince = async (db: Database, since: Date) => {
  const [row] = await db
    .select({ made: count(), first: min(guestCodes.requestedAt) })
    .from(guestCodes)
    .where(gt(guestCodes.requestedAt, since))
  return { made: row?.made ?? 0, first: row?.first ?? null }
}

/** Keeps a new code and ends the one before it. */
export const startCode = async (
  tx: Database,
  code: Pick<GuestCodeRow, 'id' | 'contactHash' | 'requestedAt' | 'expiresAt'>,
): Promise<void> => {
  const earlier = and(eq(guestCodes.contactHash, code.contactHash), isNull(guestCodes.endedAt))
  await tx.update(guestCodes).set({ endedAt: code.requestedAt }).where(earlier)
  await tx.insert(guestCodes).values(code)
}

type CodeMail = {
  readonly id: string
  readonly contact: GuestContact
  readonly language: string
  readonly requestedAt: Date
}

/**
 * Keeps the message that carries a code, about the newest guest order of its contact; nothing where there is none. It is the same
 * statement either way, so that its time tells little.
 */
export const insertCodeMail = async (
  tx: Database,
  { id, contact, language, requestedAt }: CodeMail,
): Promise<void> => {
  const channel = contact.kind === 'email' ? 'email' : 'text'
  await tx.execute(sql`insert into ${outgoingMails}
    (id, channel, kind, order_number, language, recipient, status, requested_at)
    select ${id}::uuid, ${channel}, 'guestCode', ${orders.orderNumber}, ${language}, ${recipientOf(contact)}, 'QUEUED',
      ${requestedAt.toISOString()}::timestamptz
    from ${orders} where ${guestOrdersOf(contact)}
    order by ${orders.orderDate} desc, ${orders.orderNumber} desc limit 1`)
}

/** The code that can be tried, held until the transaction ends: guesses at the same time are counted one after the other. */
export const lockOpenCode = async (
  tx: Database,
  hash: string,
  now: Date,
): Promise<GuestCodeRow | undefined> => {
  const [row] = await tx
    .select()
    .from(guestCodes)
    .where(and(eq(guestCodes.contactHash, hash), isNull(guestCodes.endedAt), gt(guestCodes.expiresAt, now)))
    .for('update')
  return row
}

export const updateCode = async (
  tx: Database,
  id: string,
  change: Partial<Pick<GuestCodeRow, 'tries' | 'endedAt' | 'passHash' | 'passUntil'>>,
): Promise<void> => {
  await tx.update(guestCodes).set(change).where(eq(guestCodes.id, id))
}
