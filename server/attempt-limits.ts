import { createHash } from 'node:crypto'
import { and, count, eq, gt, lt, min } from 'drizzle-orm'
import type { Database } from './db/schema.ts'
import { attempts } from './db/tables/identity.ts'

/** At most `most` attempts within `windowMs` (real time) for each subject, over all hosts on the database. */
export type AttemptLimit = { readonly name: string; readonly most: number; readonly windowMs: number }

/** Attempts older than this count for no limit and are dropped. */
export const longestWindowMs = 24 * 60 * 60 * 1000

/** `subject` is kept only as a hash: an address or an e-mail never lies in the table. */
const bucketOf = (limit: AttemptLimit, subject: string) =>
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
    .where(and(eq(attempts.bucket, bucketOf(limit, subject)), gt(attempts.attemptedAt, since)))
  if (!row?.first || row.made < limit.most) return 0
  return Math.max(1, row.first.getTime() + limit.windowMs - now)
}

export const noteAttempt = async (db: Database, limit: AttemptLimit, subject: string, now = Date.now()) => {
  await db.insert(attempts).values({ bucket: bucketOf(limit, subject), attemptedAt: new Date(now) })
}

export const forgetAttempts = async (db: Database, limit: AttemptLimit, subject: string) => {
  await db.delete(attempts).where(eq(attempts.bucket, bucketOf(limit, subject)))
}

export const dropOldAttempts = async (db: Database, now = Date.now()) => {
  await db.delete(attempts).where(lt(attempts.attemptedAt, new Date(now - longestWindowMs)))
}
