import { randomUUID } from 'node:crypto'
import { guestCodeTries } from '../../../../contract/session/guest-code.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type AttemptLimit, noteAttempt, waitBeforeAttempt } from '../../../limits/attempt-limits.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { GuestContact } from '../../http/caller.ts'
import {
  codeLifeMs,
  codeOf,
  contactHash,
  nextCodeMs,
  passHash,
  passLifeMs,
} from '../guest-passes/guest-code.rules.ts'
import { sendMailMessage } from '../jobs/queues.ts'
import { sameSecret } from '../orders/order-access.ts'
import {
  codesSince,
  insertCodeMail,
  lockContact,
  lockOpenCode,
  startCode,
  updateCode,
} from './guest-codes.repository.ts'

const minuteMs = 60_000

/** Codes for one contact, whether an order has it or not: one a minute, and five an hour. */
const perContact: readonly AttemptLimit[] = [
  { name: 'guest-code', max: 1, windowMs: nextCodeMs },
  { name: 'guest-code', max: 5, windowMs: 60 * minuteMs },
]

/** Codes for everybody: messages cost money, and annoy whom they reach. */
export const ofShop = { max: 3_000, windowMs: 10 * minuteMs }

const limited = (waitMs: number) =>
  problem('rate_limited', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } })

const countRequest = async (tx: Database, contact: string, now: Date): Promise<void> => {
  for (const limit of perContact) {
    const waitMs = await waitBeforeAttempt(tx, limit, contact)
    if (waitMs > 0) throw limited(waitMs)
  }
  const { made, first } = await codesSince(tx, new Date(now.getTime() - ofShop.windowMs))
  if (made >= ofShop.max && first) throw limited(first.getTime() + ofShop.windowMs - now.getTime())
  await noteAttempt(tx, perContact[0] as AttemptLimit, contact)
}

export type CodeRequest = {
  readonly contact: GuestContact
  /** Two letters of the page's language. */
  readonly language: string
  readonly now: Date
}

/**
 * Keeps a code for a contact and has it sent where guest orders have that contact. The same rows but for the message, and the same
 * answer, come of every contact (BY-20). 429 with `Retry-After` beyond the limits.
 */
export const requestCode = async (
  { boss, settings: { secret } }: Pick<AppDeps, 'boss' | 'settings'>,
  tx: Database,
  { contact, language, now }: CodeRequest,
) => {
  const hash = contactHash(secret, contact)
  await lockContact(tx, hash)
  await countRequest(tx, hash, now)
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + codeLifeMs)
  await startCode(tx, { id, contactHash: hash, requestedAt: now, expiresAt })
  await insertCodeMail(tx, { id, contact, language, requestedAt: now })
  // Of an unknown contact there is a message of the queue as well, and no mail for whoever works it.
  await sendMailMessage(boss, tx, { mailId: id })
  return { expiresAt: expiresAt.toISOString(), nextAt: new Date(now.getTime() + nextCodeMs).toISOString() }
}

export type CodeTry = {
  readonly contact: GuestContact
  readonly code: string
  readonly pass: string
  readonly now: Date
}

/**
 * Changes a right code for a pass, once. Every try is counted under the row's lock, so that guesses at the same time get no more than
 * five of them (BY-21). Throws `guest_code_over` where no code can be tried: expired, used, ended, or never asked for.
 */
export const redeemCode = async (secret: string, tx: Database, { contact, code, pass, now }: CodeTry) => {
  const row = await lockOpenCode(tx, contactHash(secret, contact), now)
  const isRight = sameSecret(row && codeOf(secret, row.id), code)
  if (row === undefined) throw problem('guest_code_over')
  const tries = row.tries + 1
  if (isRight) {
    const until = new Date(now.getTime() + passLifeMs)
    await updateCode(tx, row.id, { tries, endedAt: now, passHash: passHash(secret, pass), passUntil: until })
    return { result: 'right' as const, until: until.toISOString() }
  }
  await updateCode(tx, row.id, { tries, endedAt: tries < guestCodeTries ? null : now })
  return { result: 'wrong' as const, triesLeft: guestCodeTries - tries }
}
