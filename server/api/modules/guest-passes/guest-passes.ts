import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { guestCodes } from '../../../db/tables/people/guest-codes.ts'
import type { GuestContact } from '../../http/caller.ts'
import { contactHash, passHash } from './guest-code.rules.ts'

type HeldPass = { readonly contact: GuestContact; readonly pass: string }

const isPass = (secret: string, { contact, pass }: HeldPass) =>
  and(
    eq(guestCodes.passHash, passHash(secret, pass)),
    eq(guestCodes.contactHash, contactHash(secret, contact)),
  )

/** Until when this pass opens, or opened, the orders of its contact; `null`: no code was changed for it. */
export const readPass = async (secret: string, db: Database, held: HeldPass): Promise<Date | null> => {
  const [row] = await db.select({ until: guestCodes.passUntil }).from(guestCodes).where(isPass(secret, held))
  return row?.until ?? null
}

/** Ends a pass before its time (BY-22). */
export const dropPass = async (
  secret: string,
  db: Database,
  { now, ...held }: HeldPass & { readonly now: Date },
): Promise<void> => {
  await db
    .update(guestCodes)
    .set({ passUntil: now })
    .where(and(isPass(secret, held), gt(guestCodes.passUntil, now)))
}
