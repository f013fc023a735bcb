import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type MailRow, type MailStatus, outgoingMails } from '../../../db/tables/outgoing-mails.ts'

export type NewMail = Pick<
  MailRow,
  | 'id'
  | 'channel'
  | 'kind'
  | 'orderNumber'
  | 'language'
  | 'recipient'
  | 'firstName'
  | 'returnMethod'
  | 'requestedAt'
> &
  Partial<Pick<MailRow, 'withdrawalId' | 'giftReturnId'>>

export const insertMail = async (db: Database, mail: NewMail): Promise<void> => {
  await db.insert(outgoingMails).values({ ...mail, status: 'QUEUED' })
}

/** Mails that were accepted and have not left, oldest first. */
export const listOpenMails = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(inArray(outgoingMails.status, ['QUEUED', 'SENDING']))
    .orderBy(asc(outgoingMails.requestedAt))
  return rows.map((row) => row.id)
}

/**
 * Takes a mail for one host to send. `null`: it has left, or another host is at it. A claim of a host that died ends by
 * itself.
 */
export const claimMail = async (db: Database, id: string, forMs: number): Promise<MailRow | null> => {
  const [row] = await db
    .update(outgoingMails)
    .set({
      status: 'SENDING',
      tries: sql`${outgoingMails.tries} + 1`,
      claimedUntil: sql`now() + ${`${forMs} milliseconds`}::interval`,
    })
    .where(
      and(
        eq(outgoingMails.id, id),
        or(
          eq(outgoingMails.status, 'QUEUED'),
          and(eq(outgoingMails.status, 'SENDING'), lt(outgoingMails.claimedUntil, sql`now()`)),
        ),
      ),
    )
    .returning()
  return row ?? null
}

/** Ends a mail once; `false` where it had ended before. */
export const endMail = async (
  db: Database,
  id: string,
  status: Exclude<MailStatus, 'QUEUED' | 'SENDING'>,
  now: Date,
  failure: { readonly code: string } | null = null,
): Promise<boolean> => {
  const rows = await db
    .update(outgoingMails)
    .set({ status, endedAt: now, claimedUntil: null, failure })
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.status, 'SENDING')))
    .returning({ id: outgoingMails.id })
  return rows.length === 1
}

/** A mail that is being sent goes somewhere else than was said when it was queued. */
export const readdressMail = async (db: Database, id: string, recipient: string): Promise<void> => {
  await db.update(outgoingMails).set({ recipient }).where(eq(outgoingMails.id, id))
}

/** Gives a mail back for another try. */
export const releaseMail = async (
  db: Database,
  id: string,
  failure: { readonly code: string },
): Promise<void> => {
  await db
    .update(outgoingMails)
    .set({ status: 'QUEUED', claimedUntil: null, failure })
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.status, 'SENDING')))
}

export const findMail = async (db: Database, id: string): Promise<MailRow | undefined> => {
  const [row] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
  return row
}
