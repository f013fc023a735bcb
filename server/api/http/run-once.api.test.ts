import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Call } from '../../../contract/wire/call.ts'
import type { ProblemCode } from '../../../contract/wire/problem.ts'
import { type ProblemError, problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import {
  hasDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/database/open-test-database.ts'
import type { Caller } from './caller.ts'
import { OpenOutcomeError } from './failures.ts'
import { type Attempt, keyOwner, readIdempotencyKey, readOutcome, runOnce } from './idempotency.ts'

const callers = {
  member: { kind: 'member', upmId: 'kim' },
  guest: { kind: 'guest', contact: { kind: 'email', email: 'kim@podium.example' } },
  link: { kind: 'link', code: 'code' },
  visitor: { kind: 'visitor', token: 'token' },
  public: { kind: 'public' },
} as const satisfies Record<string, Caller>
const kinds = Object.keys(callers) as readonly (keyof typeof callers)[]

const thrownBy = (act: () => unknown): ProblemError => {
  try {
    act()
  } catch (error) {
    return error as ProblemError
  }
  throw new Error('nothing was thrown')
}

describe('a key', () => {
  test('is taken as it was sent', () => {
    expect(readIdempotencyKey('a-key!~')).toBe('a-key!~')
  })

  test.each([undefined, ''])('that is missing (%j) is asked for', (header) => {
    expect(thrownBy(() => readIdempotencyKey(header)).problem.code).toBe('idempotency_key_missing')
  })

  test.each(['with space', 'żółw', 'k'.repeat(256)])(
    '%s is malformed, and what one looks like is said',
    (header) => {
      expect(thrownBy(() => readIdempotencyKey(header)).problem).toMatchObject({
        code: 'idempotency_key_malformed',
        detail: 'Up to 255 visible ASCII characters.',
      })
    },
  )

  test('is its owner’s alone: no two callers are one, whatever they are called by', () => {
    const all: readonly Caller[] = [
      ...Object.values(callers),
      { kind: 'member', upmId: 'lee' },
      { kind: 'guest', contact: { kind: 'email', email: 'lee@podium.example' } },
      { kind: 'guest', contact: { kind: 'phone', digits: '15035550100' } },
      { kind: 'guest', contact: { kind: 'phone', digits: '15035550101' } },
      ...['kim', 'public'].flatMap((name): readonly Caller[] => [
        { kind: 'visitor', token: name },
        { kind: 'link', code: name },
        { kind: 'guest', contact: { kind: 'phone', digits: name } },
      ]),
    ]
    const owners = all.map((caller) => keyOwner('secret', caller))
    expect(new Set(owners).size).toBe(all.length)
    expect(owners).toEqual(all.map((caller) => keyOwner('secret', caller)))
    expect(keyOwner('another', callers.member)).not.toBe(keyOwner('secret', callers.member))
  })
})

describe.skipIf(!hasDatabase())('a changing call', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  beforeEach(() => database.db.delete(idempotencyKeys))

  const attemptBy = (
    kind: keyof typeof callers,
    work: Attempt['work'],
    more: Partial<Attempt> = {},
  ): Attempt => ({
    db: database.db,
    caller: callers[kind],
    owner: `owner ${kind}`,
    key: 'key',
    call: { id: 'cancelOrder', status: 202 } as Call,
    requestHash: 'hash',
    work,
    ...more,
  })
  const refusing = (code: ProblemCode) => async () => {
    throw problem(code)
  }
  const rows = () => database.db.$count(idempotencyKeys)
  /** Something that work leaves in the database, besides its outcome. */
  const leaveTrace = (db: Database) =>
    db.insert(idempotencyKeys).values({
      owner: 'trace',
      key: 'trace',
      call: 'trace',
      requestHash: '',
      status: 200,
      body: null,
    })
  const traces = () => database.db.$count(idempotencyKeys, sql`owner = 'trace'`)

  test.each(kinds)('of a %s is worked once, and its outcome told again', async (kind) => {
    const work = vi.fn(async () => ({ id: 1 }))
    const first = await runOnce(attemptBy(kind, work))
    expect(first).toEqual({ status: 202, body: { id: 1 }, replayed: false })
    expect(await runOnce(attemptBy(kind, work))).toEqual({ ...first, replayed: true })
    expect(work).toHaveBeenCalledTimes(1)
    expect(await readOutcome(database.db, `owner ${kind}`, 'key')).toEqual({
      call: 'cancelOrder',
      status: 202,
      body: { id: 1 },
    })
  })

  test('under a key of another request is refused, and works nothing', async () => {
    const work = vi.fn(async () => ({}))
    await runOnce(attemptBy('member', work))
    await expect(runOnce(attemptBy('member', work, { requestHash: 'other' }))).rejects.toMatchObject({
      problem: { code: 'idempotency_mismatch' },
    })
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('is another’s own under the same key, and the same one’s under another', async () => {
    const work = vi.fn(async () => ({}))
    await runOnce(attemptBy('member', work))
    await runOnce(attemptBy('member', work, { owner: 'other' }))
    await runOnce(attemptBy('member', work, { key: 'other' }))
    expect(work).toHaveBeenCalledTimes(3)
  })

  test('that is refused leaves its refusal and nothing that led to it', async () => {
    const outcome = await runOnce(
      attemptBy('member', async (db) => {
        await leaveTrace(db)
        throw problem('order_state')
      }),
    )
    expect(outcome).toMatchObject({ status: 400, body: { code: 'order_state' }, replayed: false })
    expect(await traces()).toBe(0)
    expect(await readOutcome(database.db, 'owner member', 'key')).toMatchObject({
      status: 400,
      body: { code: 'order_state' },
    })
  })

  const toldToAnybody = [
    'order_not_found',
    'job_not_found',
    'pickup_not_found',
    'validation',
    'switched_off',
  ] as const

  test.each([...toldToAnybody, 'order_state'] as const)('a member’s refusal is kept: %s', async (code) => {
    await runOnce(attemptBy('member', refusing(code)))
    expect(await rows()).toBe(1)
  })

  test.each(toldToAnybody)('who has not shown whose object it is leaves no row: %s', async (code) => {
    for (const kind of ['guest', 'link', 'visitor', 'public'] as const) {
      expect(await runOnce(attemptBy(kind, refusing(code)))).toMatchObject({
        body: { code },
        replayed: false,
      })
    }
    expect(await rows()).toBe(0)
  })

  test('a refusal that only somebody let in is told is kept, but not for a browser without an account', async () => {
    for (const kind of kinds) await runOnce(attemptBy(kind, refusing('order_state')))
    const kept = await database.db.select({ owner: idempotencyKeys.owner }).from(idempotencyKeys)
    expect(kept.map(({ owner }) => owner).toSorted()).toEqual([
      'owner guest',
      'owner link',
      'owner member',
      'owner public',
    ])
  })

  test.each(['rate_limited', 'internal', 'unavailable'] as const)(
    '%s is no outcome: the same key counts later',
    async (code) => {
      await expect(runOnce(attemptBy('member', refusing(code)))).rejects.toMatchObject({ problem: { code } })
      expect(await rows()).toBe(0)
      expect(await runOnce(attemptBy('member', async () => 'done'))).toMatchObject({ body: 'done' })
    },
  )

  test('that fails leaves nothing, and the failure is told as it is', async () => {
    const failing = attemptBy('member', async (db) => {
      await leaveTrace(db)
      throw new TypeError('defect')
    })
    await expect(runOnce(failing)).rejects.toThrow(TypeError)
    expect([await rows(), await traces()]).toEqual([0, 0])
  })

  /** A database whose connection is lost as a transaction is committed. */
  const losing = () =>
    ({
      transaction: async (work: (tx: unknown) => Promise<unknown>) => {
        await database.db.transaction(work as never)
        throw new Error('connection lost')
      },
    }) as unknown as Database

  test('whose commit is not answered has an open outcome; one that was told again has not', async () => {
    const done = async () => 'done'
    await expect(runOnce(attemptBy('member', done, { db: losing() }))).rejects.toThrow(OpenOutcomeError)
    const again = runOnce(attemptBy('member', done, { db: losing() }))
    await expect(again).rejects.not.toBeInstanceOf(OpenOutcomeError)
    await expect(again).rejects.toThrow('connection lost')
  })

  test('nothing is known of a key that nobody used', async () => {
    await expect(readOutcome(database.db, 'owner member', 'key')).rejects.toMatchObject({
      problem: { code: 'idempotency_unknown' },
    })
  })
})

test.each([
  ['held', [{ taken: false }]],
  ['not told of', []],
])('a lock that is %s refuses the request, which may come again in a second', async (_, rows) => {
  const tx = { select: () => ({ from: async () => rows }) }
  const db = { transaction: (work: (tx: unknown) => unknown) => work(tx) } as unknown as Database
  await expect(readOutcome(db, 'owner', 'key')).rejects.toMatchObject({
    problem: { code: 'idempotency_in_flight' },
    headers: { 'Retry-After': '1' },
  })
})
