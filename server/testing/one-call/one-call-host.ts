import { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, type Mock, vi } from 'vitest'
import type { Call } from '../../../contract/wire/call.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { toProblem } from '../../api/http/failures.ts'
import type { HandledCall } from '../../api/http/handled-call.ts'
import { type CallVariables, registerCall } from '../../api/http/register-call.ts'
import { problem, problemResponse } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { idempotencyKeys } from '../../db/tables/idempotency-keys.ts'
import { attempts } from '../../db/tables/people/identity.ts'
import { createProofOfWork } from '../../limits/proof-of-work.ts'
import { openTestDatabase, type TestDatabase } from '../database/open-test-database.ts'
import { testSecret } from '../host/test-secret.ts'

/** Host time of every request. */
export const oneCallNow = new Date('2026-11-02T10:00:00Z')

/** A call of no module, which everybody may make. */
export const readingCall: Call = {
  id: 'readThing',
  method: 'GET',
  path: '/things/{thing}',
  callers: ['member', 'guest', 'link', 'visitor'],
  object: { type: 'order', at: 'params.thing' },
  summary: 'A thing.',
  params: v.object({ thing: v.string() }),
  query: v.object({ filter: v.optional(v.string()) }),
  answer: v.any(),
  status: 200,
}

export const changingCall: Call = {
  ...readingCall,
  id: 'changeThing',
  method: 'POST',
  headers: v.object({ 'x-language': v.optional(v.string()) }),
  body: v.object({ size: v.number(), code: v.optional(v.string()) }),
  status: 202,
  changes: {},
}

export const byMember = { Authorization: 'Bearer kim' }
export const byLink = { 'X-Validation-Code': 'code' }
export const byGuest = (thing = 'C1', email = 'kim@podium.example') =>
  `/things/${thing}?filter=email(${email})`
export const aKey = { 'Idempotency-Key': 'key' }
export const aBody = '{"size":7}'

/** Answers as where nothing is found. */
export const findsNothing = () => Promise.reject(problem('order_not_found'))

export type Sent = {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What a host with one call goes by. */
export type OneCallDeps = {
  readonly db: Database
  /** In place of the rates of calls: milliseconds to wait. */
  readonly take: Mock<(use: string, client: string) => Promise<number>>
  readonly log: Mock
}

/** For the tests of a file: a database of its own, without attempts and kept keys as each begins, and mocks that know nothing of the last. */
export const useOneCallDeps = (): OneCallDeps => {
  let database: TestDatabase
  const take = vi.fn(async () => 0)
  const log = vi.fn()
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    take.mockReset().mockResolvedValue(0)
    log.mockReset()
    await database.db.delete(attempts)
    await database.db.delete(idempotencyKeys)
  })
  return {
    take,
    log,
    get db() {
      return database.db
    },
  }
}

/** A host with one call alone, and what its log is told of the last request. A bearer token is the member's id; `bad` is refused. */
export const oneCallHost = (
  { db, take, log }: OneCallDeps,
  call: Call,
  run: HandledCall['run'] = async () => ({ done: true }),
) => {
  const told: Partial<CallVariables> = {}
  const api = new Hono<{ Variables: CallVariables }>()
  api.use(async (context, next) => {
    await next()
    Object.assign(told, context.var)
  })
  api.onError((error) => problemResponse(toProblem(error, log)))
  const deps = {
    db,
    log,
    clock: { now: () => oneCallNow },
    rates: { take },
    proofs: createProofOfWork(testSecret),
    settings: { secret: testSecret, trustProxy: 1 },
    verifyAccessToken: async (token: string) => (token === 'bad' ? null : { upmId: token }),
  }
  registerCall(api, { call, run }, deps as unknown as AppDeps)
  const send = async ({ path = '/things/C1', headers = {}, body }: Sent = {}) => {
    const response = await api.request(path, {
      method: call.method,
      headers: {
        'x-forwarded-for': '192.0.2.1',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return { send, told }
}
