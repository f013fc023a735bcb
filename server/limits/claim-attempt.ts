import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/schema.ts'
import { attempts } from '../db/tables/people/identity.ts'
import { bucketOf, type LimitedSubject } from './attempt-limits.ts'
import { difficultyOf, type Proof, proofUse } from './proof-levels.ts'

export type GrantedClaim = {
  readonly kind: 'granted'
  /** Takes the attempt back: it went well. */
  readonly release: () => Promise<void>
  /** Lets it stand as one that failed. */
  readonly keep: () => Promise<void>
}

export type RefusedClaim = {
  readonly kind: 'refused'
  readonly waitMs: number
  /** How hard a proof of work lets the next attempt in (`proof-levels.ts`); null: none does. */
  readonly level: number | null
}

/** `busy`: attempts that are being worked could use up the limit; how they end decides. */
export type Claim = GrantedClaim | RefusedClaim | { readonly kind: 'busy' }

export type ClaimOptions = {
  /** What the attempt brings to be let in beyond `max`; checked already, and good for one attempt. */
  readonly proof?: Proof | null
  /** Epoch milliseconds. */
  readonly now?: number
}

/** An attempt that was open for longer has died with its host: it counts as failed. */
const openForMs = 30_000

const lockOf = (bucket: string): bigint => Buffer.from(bucket, 'base64url').readBigInt64BE(0)

type Counted = LimitedSubject & {
  readonly made: number
  /** How many of them are being worked. */
  readonly worked: number
  readonly waitMs: number
}

const countIn = async (tx: Database, limited: LimitedSubject, now: number): Promise<Counted> => {
  const { max, windowMs } = limited.limit
  const isWorked = and(eq(attempts.isOpen, true), gt(attempts.attemptedAt, new Date(now - openForMs)))
  const newest = sql`(array_agg(${attempts.attemptedAt} order by ${attempts.attemptedAt} desc))[${max}::int]`
  const [row] = await tx
    .select({
      made: count(),
      worked: sql<number>`count(*) filter (where ${isWorked})::int`,
      /** Once this one has left the window, there is room for another. */
      last: sql<number | null>`(extract(epoch from ${newest}) * 1000)::float8`,
    })
    .from(attempts)
    .where(and(eq(attempts.bucket, bucketOf(limited)), gt(attempts.attemptedAt, new Date(now - windowMs))))
  const { made = 0, worked = 0, last = null } = row ?? {}
  return { ...limited, made, worked, waitMs: last === null ? 0 : Math.ceil(last + windowMs - now) }
}

/** What of the limits stands in the way of an attempt; `null`: nothing. */
const obstacleOf = (
  counted: readonly Counted[],
  proof: Proof | null,
): Exclude<Claim, GrantedClaim> | null => {
  const full = counted.filter(({ made, limit }) => made >= limit.max)
  const spent = full.filter(({ made, worked, limit }) => made - worked >= limit.max)
  const levels = spent.map(({ limit, made, worked }) => difficultyOf(limit, made - worked))
  const level = levels.includes(null) ? null : Math.max(0, ...levels.map((one) => one ?? 0))
  // The difficulty may have risen while the proof was being found.
  const isProven = proof !== null && level !== null && proof.level >= level - 1
  if (isProven) {
    const isOver = full.some(({ made, limit }) => made >= (limit.maxProven ?? limit.max))
    return isOver ? { kind: 'busy' } : null
  }
  if (spent.length > 0) {
    return { kind: 'refused', waitMs: Math.max(1, ...spent.map(({ waitMs }) => waitMs)), level }
  }
  return full.length > 0 ? { kind: 'busy' } : null
}

/**
 * Counts an attempt before it is made, in one step over all hosts on the database: however many come at the same moment,
 * no more are made than the limits leave. A granted attempt has to be released or kept.
 */
export const claimAttempt = (
  db: Database,
  subjects: readonly LimitedSubject[],
  { proof = null, now = Date.now() }: ClaimOptions = {},
): Promise<Claim> =>
  db.transaction(async (tx): Promise<Claim> => {
    const all = proof === null ? subjects : [...subjects, proofUse(proof)]
    const buckets = [...new Set(all.map(bucketOf))]
    // Always in the same order, so that no two hosts wait for each other.
    const locks = buckets.map(lockOf).toSorted((a, b) => (a < b ? -1 : 1))
    for (const lock of locks) await tx.execute(sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`)
    const limited = all.filter(({ limit }) => Number.isFinite(limit.max))
    const counted: Counted[] = []
    for (const subject of limited) counted.push(await countIn(tx, subject, now))
    const isUsed = proof !== null && (counted.pop()?.made ?? 0) > 0
    const obstacle = obstacleOf(counted, isUsed ? null : proof)
    if (obstacle !== null) return obstacle
    const rows = await tx
      .insert(attempts)
      .values(buckets.map((bucket) => ({ bucket, attemptedAt: new Date(now), isOpen: true })))
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
