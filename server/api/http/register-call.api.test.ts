import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { problem } from '../../common/problems.ts'
import { attempts } from '../../db/tables/people/identity.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import {
  aKey,
  aBody as body,
  byMember,
  changingCall,
  oneCallHost,
  oneCallNow,
  readingCall,
  useOneCallDeps,
} from '../../testing/one-call/one-call-host.ts'
import type { CallRequest } from './handled-call.ts'
import { routePath } from './register-call.ts'

const keyed = { ...byMember, ...aKey }

test('names in a path are written as routes have them, each of them', () => {
  expect(routePath('/things/{thing}/parts/{part}')).toBe('/things/:thing/parts/:part')
})

describe.skipIf(!hasDatabase())('a call', () => {
  const deps = useOneCallDeps()

  test('hands on what was sent, read by its schemas, with who asks, when and from where', async () => {
    const run = vi.fn(async (_: CallRequest) => ({ done: true }))
    const { send } = oneCallHost(deps, changingCall, run)
    const answer = await send({
      path: '/things/C1?filter=x&other=1',
      headers: { ...keyed, 'X-Language': 'fr', Cookie: 'a=b' },
      body: '{"size":7,"more":1}',
    })
    expect(answer).toMatchObject({ status: 202, body: { done: true } })
    const [request] = run.mock.calls[0] ?? []
    expect(request).toMatchObject({
      params: { thing: 'C1' },
      query: { filter: 'x' },
      fields: { 'x-language': 'fr' },
      body: { size: 7 },
      caller: { kind: 'member', upmId: 'kim' },
      now: oneCallNow,
      address: '192.0.2.1',
    })
    expect(request?.body).toEqual({ size: 7 })
    expect(request?.headers.get('cookie')).toBe('a=b')
  })

  test('is told of to the log by its row and a short name of the caller, the same each time', async () => {
    const { send, told } = oneCallHost(deps, readingCall)
    await send({ headers: byMember })
    const first = { ...told }
    expect(first).toMatchObject({ call: { id: 'readThing' }, callerKind: 'member', who: expect.any(String) })
    expect(first.who).toHaveLength(10)
    expect(first.refusal).toBeUndefined()
    await send({ headers: { Authorization: 'Bearer lee' } })
    expect(told.who).not.toBe(first.who)
    await send({ headers: byMember })
    expect(told.who).toBe(first.who)
  })

  test('of anybody has no name in the log, whatever they send', async () => {
    const { send, told } = oneCallHost(deps, { ...readingCall, callers: [] })
    await send({ headers: byMember })
    expect(told).toMatchObject({ callerKind: 'public' })
    expect(told.who).toBeUndefined()
  })

  test.each([
    ['path', { params: v.object({ thing: v.literal('other') }) }, '{thing}'],
    ['query', { query: v.object({ page: v.string() }) }, '?page'],
    ['header', { headers: v.object({ 'x-language': v.string() }) }, 'x-language'],
    ['body', { body: v.object({ weight: v.number() }) }, '/weight'],
  ])('whose %s is not as its schema has it is refused, with the place', async (_, schemas, pointer) => {
    const run = vi.fn()
    const { send } = oneCallHost(deps, { ...changingCall, ...schemas }, run)
    expect(await send({ headers: keyed, body })).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: [{ pointer }] },
    })
    expect(run).not.toHaveBeenCalled()
  })

  test.each([
    ['weigth', '/parcel/weigth'],
    ["'><b id=odd>", '/parcel'],
    ['a'.repeat(101), '/parcel'],
  ])(
    'with a name of their own, %s, is told where it stands, by that name unless it is markup or without end',
    async (name, pointer) => {
      const { send } = oneCallHost(deps, {
        ...changingCall,
        body: v.object({ parcel: v.strictObject({}) }),
      })
      expect(await send({ headers: keyed, body: JSON.stringify({ parcel: { [name]: '' } }) })).toMatchObject({
        status: 400,
        body: { code: 'validation', errors: [{ pointer, code: 'strict_object' }] },
      })
    },
  )

  test('asks who is there before it looks at what was sent', async () => {
    const { send } = oneCallHost(deps, { ...changingCall, callers: ['member'] })
    expect(await send({ body: 'no JSON' })).toMatchObject({ status: 401 })
    expect(await send({ headers: { Authorization: 'Bearer bad' }, body: 'no JSON' })).toMatchObject({
      status: 401,
    })
    expect(await send({ headers: keyed, body: 'no JSON' })).toMatchObject({ status: 400 })
  })

  test.each(['X-Validation-Code', 'X-Language'])(
    'with a control character in %s is refused',
    async (name) => {
      const { send } = oneCallHost(deps, changingCall)
      expect(await send({ headers: { ...keyed, [name]: 'a\u0001b' }, body })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: name === 'X-Language' ? 'x-language' : name, code: 'characters' }] },
      })
    },
  )

  test('without a body is not asked for one, and one beyond the limit is not read', async () => {
    expect((await oneCallHost(deps, readingCall).send({ headers: byMember })).status).toBe(200)
    const { send } = oneCallHost(deps, changingCall)
    expect(await send({ headers: keyed, body: ' '.repeat(2_000_000) })).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    })
  })

  test('adds to its answer what its handler adds', async () => {
    const { send } = oneCallHost(deps, readingCall, async ({ reply }) => {
      reply.set('X-Added', 'yes')
      return {}
    })
    const { headers } = await send({ headers: byMember })
    expect([headers.get('x-added'), headers.get('content-type')]).toEqual(['yes', 'application/json'])
  })

  describe('that changes something', () => {
    test('needs a key, and is worked once for it', async () => {
      const run = vi.fn(async () => ({ id: 1 }))
      const { send } = oneCallHost(deps, changingCall, run)
      expect(await send({ headers: byMember, body })).toMatchObject({
        status: 400,
        body: { code: 'idempotency_key_missing' },
      })
      const first = await send({ headers: keyed, body })
      const again = await send({ headers: keyed, body })
      expect([first.status, again.status, first.body, again.body]).toEqual([202, 202, { id: 1 }, { id: 1 }])
      expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
      expect(run).toHaveBeenCalledTimes(1)
    })

    test.each([
      ['body', { body: '{"size":8}' }],
      ['spelling of the body', { body: '{ "size":7}' }],
      ['path', { path: '/things/C2' }],
    ])('is refused under the key of another %s', async (_, other) => {
      const { send } = oneCallHost(deps, changingCall)
      await send({ headers: keyed, body })
      expect(await send({ headers: keyed, body, ...other })).toMatchObject({
        status: 422,
        body: { code: 'idempotency_mismatch' },
      })
    })

    test('is another’s own under the same key', async () => {
      const run = vi.fn(async () => ({}))
      const { send } = oneCallHost(deps, changingCall, run)
      await send({ headers: keyed, body })
      await send({ headers: { ...keyed, Authorization: 'Bearer lee' }, body })
      expect(run).toHaveBeenCalledTimes(2)
    })

    test('works within the transaction that keeps its outcome', async () => {
      const { send } = oneCallHost(deps, changingCall, async ({ db }) => {
        expect(db).not.toBe(deps.db)
        await db.insert(attempts).values({ bucket: 'trace', attemptedAt: oneCallNow })
        throw problem('order_state')
      })
      expect(await send({ headers: keyed, body })).toMatchObject({
        status: 400,
        body: { code: 'order_state' },
      })
      expect(await deps.db.$count(attempts)).toBe(0)
    })

    test('tells a refusal as a problem, with its code in the log; what was done bears none', async () => {
      const refused = oneCallHost(deps, changingCall, async () => {
        throw problem('order_state')
      })
      const { headers } = await refused.send({ headers: keyed, body })
      expect(headers.get('content-type')).toBe('application/problem+json')
      expect(refused.told.refusal).toBe('order_state')
      const done = oneCallHost(deps, changingCall)
      await done.send({ headers: { ...keyed, 'Idempotency-Key': 'other' }, body })
      expect(done.told.refusal).toBeUndefined()
    })

    test('says where what is there already stands, and says so of conflicts alone', async () => {
      const exists = (code: 'bank_refund_exists' | 'order_state', location?: string) =>
        oneCallHost(deps, changingCall, async () => {
          throw problem(code, location === undefined ? {} : { location })
        }).send({ headers: { ...keyed, 'Idempotency-Key': `${code}-${location}` }, body })
      expect((await exists('bank_refund_exists', '/things/1')).headers.get('location')).toBe('/things/1')
      expect((await exists('bank_refund_exists')).headers.get('location')).toBeNull()
      expect((await exists('order_state', '/things/1')).headers.get('location')).toBeNull()
    })
  })
})
