import { createHash, createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Call } from '../../../contract/wire/call.ts'
import { IdempotencyKey } from '../../../contract/wire/idempotency.ts'
import type { Problem } from '../../../contract/wire/problem.ts'
import { ProblemError, problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import { type Caller, endOfLinkCode } from './caller.ts'
import { OpenOutcomeError } from './failures.ts'

/** The header's value, or 400. */
export const readIdempotencyKey = (header: string | undefined): string => {
  if (header === undefined || header === '') throw problem('idempotency_key_missing')
  if (!v.is(IdempotencyKey, header)) {
    throw problem('idempotency_key_malformed', { detail: 'Up to 255 visible ASCII characters.' })
  }
  return header
}

/** Whose key it is: a keyed hash, so that the table tells no e-mail or phone. */
export const keyOwner = (secret: string, caller: Caller): string => {
  return createHmac('sha256', secret).update(nameOf(caller)).digest('base64url')
}

const nameOf = (caller: Caller): string => {
  switch (caller.kind) {
    case 'member':
      return `member:${caller.upmId}`
    case 'guest':
      return `guest:${caller.contact.kind === 'email' ? caller.contact.email : caller.contact.digits}`
    case 'visitor':
      return `visitor:${caller.token}`
    case 'link':
      return `link:${caller.code.split(endOfLinkCode)[0]}`
    case 'public':
      return 'public'
  }
}

const lockNumber = (owner: string, key: string): string =>
  createHash('sha256').update(`${owner}\n${key}`).digest().readBigInt64BE(0).toString()

/** Takes the key's lock until the transaction ends; 409 where another request holds it. */
const takeLock = async (tx: Database, owner: string, key: string): Promise<void> => {
  const taken = sql<boolean>`pg_try_advisory_xact_lock(${lockNumber(owner, key)}::bigint)`
  const [row] = await tx.select({ taken }).from(sql`(values (1)) as one`)
  if (!row?.taken) throw problem('idempotency_in_flight', { headers: { 'Retry-After': '1' } })
}

const findOutcome = async (tx: Database, owner: string, key: string) => {
  const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))
  const [row] = await tx.select().from(idempotencyKeys).where(mine)
  return row
}

export type Attempt = {
  readonly db: Database
  readonly caller: Caller
  /** `keyOwner` of the caller. */
  readonly owner: string
  readonly key: string
  readonly call: Call
  readonly requestHash: string
  readonly work: (db: Database) => Promise<unknown>
}

export type Outcome = { readonly status: number; readonly body: unknown; readonly replayed: boolean }

/**
 * Runs a changing call at most once for its owner and key, in one transaction with the storing of its outcome. A refusal
 * (4xx) is stored without the changes that led to it; a defect rolls everything back, so that the same key may be
 * tried again, and so does a limit: asked too often is no outcome. A commit that is not answered is an `OpenOutcomeError`. Whoever is refused before they have shown
 * who they are leaves no row: asked again they are told the same. Throws `idempotency_in_flight` and
 * `idempotency_mismatch`.
 */
export const runOnce = async ({ db, ...attempted }: Attempt): Promise<Outcome> => {
  let isCommitting = false
  try {
    return await db.transaction(async (tx) => {
      const outcome = await workOnce(tx, attempted)
      isCommitting = !outcome.replayed
      return outcome
    })
  } catch (error) {
    if (isCommitting) throw new OpenOutcomeError('the commit was not answered', { cause: error })
    throw error
  }
}

const workOnce = async (
  tx: Database,
  { caller, owner, key, call, requestHash, work }: Omit<Attempt, 'db'>,
): Promise<Outcome> => {
  await takeLock(tx, owner, key)
  const stored = await findOutcome(tx, owner, key)
  if (stored) {
    if (stored.requestHash !== requestHash) throw problem('idempotency_mismatch')
    return { status: stored.status, body: stored.body, replayed: true }
  }
  const outcome = await attempt(tx, call.status, work)
  if (!leavesRow(caller.kind, outcome)) return { ...outcome, replayed: false }
  await tx.insert(idempotencyKeys).values({ owner, key, call: call.id, requestHash, ...outcome })
  return { ...outcome, replayed: false }
}

/** What is told to anybody, whatever they name: nothing in it shows that the caller was let in. */
const toldToAnybody: ReadonlySet<string> = new Set([
  'order_not_found',
  'job_not_found',
  'pickup_not_found',
  'guest_code_over',
  'validation',
  'switched_off',
])

/** Without an account a refusal leaves a row only where the caller has shown whose object it is about. */
const leavesRow = (kind: Caller['kind'], { status, body }: Pick<Outcome, 'status' | 'body'>): boolean => {
  if (status < 400 || kind === 'member') return true
  return kind !== 'visitor' && !toldToAnybody.has((body as Problem).code)
}

const isOutcome = (status: number): boolean => status < 500 && status !== 429

const attempt = async (tx: Database, status: number, work: Attempt['work']) => {
  try {
    return { status, body: await tx.transaction((savepoint) => work(savepoint)) }
  } catch (error) {
    if (error instanceof ProblemError && isOutcome(error.problem.status)) {
      return { status: error.problem.status, body: error.problem }
    }
    throw error
  }
}

/** The stored outcome for its owner. Throws `idempotency_in_flight`, and `idempotency_unknown` where nothing came. */
export const readOutcome = (db: Database, owner: string, key: string) =>
  db.transaction(async (tx) => {
    await takeLock(tx, owner, key)
    const stored = await findOutcome(tx, owner, key)
    if (!stored) throw problem('idempotency_unknown')
    return { call: stored.call, status: stored.status, body: stored.body }
  })
