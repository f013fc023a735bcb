import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, count, eq, gt, inArray, lt, min, or, sql } from 'drizzle-orm'
import type { Database } from '../db/schema.ts'
import { attempts } from '../db/tables/people/identity.ts'

/** At most `max` attempts within `windowMs` (real time) for each subject, over all hosts on the database. */
export type AttemptLimit = { readonly name: string; readonly max: number; readonly windowMs: number }

/** Attempts older than this count for no limit and are dropped. */
const longestWindowMs = 24 * 60 * 60 * 1000

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
  if (!row?.first || row.made < limit.max) return 0
  return Math.max(1, row.first.getTime() + limit.windowMs - now)
}

export const noteAttempt = async (db: Database, limit: AttemptLimit, subject: string, now = Date.now()) => {
  await db.insert(attempts).values({ bucket: bucketOf(limit, subject), attemptedAt: new Date(now) })
}

/** One thing that is limited, and for whom. */
export type LimitedSubject = { readonly limit: AttemptLimit; readonly subject: string }

export type Claim =
  /** The attempt counts from now on; `release` takes it back, `keep` lets it stand as a failed one. */
  | { readonly kind: 'granted'; readonly release: () => Promise<void>; readonly keep: () => Promise<void> }
  /** Attempts that are being worked could use up the limit: how they end decides. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly waitMs: number }

/** An attempt that was open for longer has died with its host: it counts as failed. */
const openForMs = 30_000

const lockOf = (bucket: string): bigint => Buffer.from(bucket, 'base64url').readBigInt64BE(0)

/**
 * Counts an attempt before it is made, in one step over all hosts on the database: however many come at the same moment,
 * no more are made than the limits leave. A granted attempt has to be released or kept.
 */
export const claimAttempt = (
  db: Database,
  subjects: readonly LimitedSubject[],
  now = Date.now(),
): Promise<Claim> =>
  db.transaction(async (tx): Promise<Claim> => {
    const buckets = subjects.map(({ limit, subject }) => ({ limit, bucket: bucketOf(limit, subject) }))
    // Always in the same order, so that no two hosts wait for each other.
    for (const lock of buckets.map(({ bucket }) => lockOf(bucket)).toSorted((a, b) => (a < b ? -1 : 1))) {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`)
    }
    const isWorked = and(eq(attempts.isOpen, true), gt(attempts.attemptedAt, new Date(now - openForMs)))
    const within = buckets.map(({ limit, bucket }) =>
      and(eq(attempts.bucket, bucket), gt(attempts.attemptedAt, new Date(now - limit.windowMs))),
    )
    const counted = await tx
      .select({
        bucket: attempts.bucket,
        made: count(),
        worked: sql<number>`count(*) filter (where ${isWorked})::int`,
        first: min(attempts.attemptedAt),
      })
      .from(attempts)
      .where(or(...within))
      .groupBy(attempts.bucket)
    const full = buckets.flatMap(({ limit, bucket }) => {
      const found = counted.find((row) => row.bucket === bucket)
      return found?.first && found.made >= limit.max ? [{ ...found, limit, first: found.first }] : []
    })
    const spent = full.filter(({ made, worked, limit }) => made - worked >= limit.max)
    if (spent.length > 0) {
      const waits = spent.map(({ first, limit }) => first.getTime() + limit.windowMs - now)
      return { kind: 'refused', waitMs: Math.max(1, ...waits) }
    }
    if (full.length > 0) return { kind: 'busy' }
    const rows = await tx
      .insert(attempts)
      .values(buckets.map(({ bucket }) => ({ bucket, attemptedAt: new Date(now), isOpen: true })))
      .returning({ id: attempts.id })
    const own = inArray(
      attempts.id,
      rows.map(({ id }) => id),
    )
    return {
      kind: 'granted',
      release: async () => void (await db.delete(attempts).where(own)),
      keep: async () => void (await db.update(attempts).set({ isOpen: false }).where(own)),
    }
  })

/** How long an attempt waits for others of the same subject to end, and how often it looks. */
const patienceMs = 5_000
const firstRecheckMs = 20
const maxRecheckMs = 200

/** The same, waiting where only attempts that are being worked stand in the way; refused for a second where none ends in time. */
export const claimPatiently = async (
  db: Database,
  subjects: readonly LimitedSubject[],
): Promise<Exclude<Claim, { kind: 'busy' }>> => {
  const giveUp = Date.now() + patienceMs
  // Those who wait ask less and less often, and not all at once: asking is work for the database, too.
  for (let pauseMs = firstRecheckMs; Date.now() < giveUp; pauseMs = Math.min(2 * pauseMs, maxRecheckMs)) {
    const claim = await claimAttempt(db, subjects)
    if (claim.kind !== 'busy') return claim
    await wait(pauseMs * (0.5 + Math.random()))
  }
  return { kind: 'refused', waitMs: 1_000 }
}

/** Whether an attempt of this subject has failed within the limit's window. */
export const hasFailed = async (
  db: Database,
  { limit, subject }: LimitedSubject,
  now = Date.now(),
): Promise<boolean> => {
  const since = new Date(now - limit.windowMs)
  const failed = and(
    eq(attempts.bucket, bucketOf(limit, subject)),
    eq(attempts.isOpen, false),
    gt(attempts.attemptedAt, since),
  )
  return (await db.$count(attempts, failed)) > 0
}

export const forgetAttempts = async (db: Database, limit: AttemptLimit, subject: string) => {
  await db.delete(attempts).where(eq(attempts.bucket, bucketOf(limit, subject)))
}

export const dropOldAttempts = async (db: Database, now = Date.now()) => {
  await db.delete(attempts).where(lt(attempts.attemptedAt, new Date(now - longestWindowMs)))
}
