import { createHash } from 'node:crypto'
import { and, count, eq, gt, lt, min } from 'drizzle-orm'
import type { Database } from '../db/schema.ts'
import { attempts } from '../db/tables/people/identity.ts'

/**
 * At most `max` attempts within `windowMs` (real time) for each subject, over all hosts on the database. Limits of one name
 * count the same attempts.
 */
export type AttemptLimit = {
  readonly name: string
  readonly max: number
  readonly windowMs: number
  /** How many attempts in the window are let in for a proof of work each, those without one included; left out: `max`. */
  readonly maxProven?: number
}

/** One thing that is limited, and for whom. */
export type LimitedSubject = { readonly limit: AttemptLimit; readonly subject: string }

/** Attempts older than this count for no limit and are dropped. */
const longestWindowMs = 24 * 60 * 60 * 1000

/** `subject` is kept only as a hash: an address or an e-mail never lies in the table. */
export const bucketOf = ({ limit, subject }: LimitedSubject): string =>
  createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url')

/** @returns milliseconds until another attempt is allowed; 0: now. */
export const waitBeforeAttempt = async (
  db: Database,
  limit: AttemptLimit,
  subject: string,
  now = Date.now(),
): Promise<number> => {
  const since = new Date(now - limit.windowMs)
  const [row] = await db
    .select({ made: count(), first: min(attempts.attemptedAt) })
    .from(attempts)
    .where(and(eq(attempts.bucket, bucketOf({ limit, subject })), gt(attempts.attemptedAt, since)))
  if (!row?.first || row.made < limit.max) return 0
  return Math.max(1, row.first.getTime() + limit.windowMs - now)
}

export const noteAttempt = async (db: Database, limit: AttemptLimit, subject: string, now = Date.now()) => {
  await db.insert(attempts).values({ bucket: bucketOf({ limit, subject }), attemptedAt: new Date(now) })
}

/** Whether an attempt of this subject has failed within the limit's window. */
export const hasFailed = async (
  db: Database,
  limited: LimitedSubject,
  now = Date.now(),
): Promise<boolean> => {
  const since = new Date(now - limited.limit.windowMs)
  const failed = and(
    eq(attempts.bucket, bucketOf(limited)),
    eq(attempts.isOpen, false),
    gt(attempts.attemptedAt, since),
  )
  return (await db.$count(attempts, failed)) > 0
}

export const forgetAttempts = async (db: Database, limit: AttemptLimit, subject: string) => {
  await db.delete(attempts).where(eq(attempts.bucket, bucketOf({ limit, subject })))
}

export const dropOldAttempts = async (db: Database, now = Date.now()) => {
  await db.delete(attempts).where(lt(attempts.attemptedAt, new Date(now - longestWindowMs)))
}
