import { describe, expect, test, vi } from 'vitest'
import { problem } from '../../common/problems.ts'
import { attempts } from '../../db/tables/people/identity.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import {
  aBody as body,
  byGuest,
  byLink,
  byMember,
  changingCall,
  findsNothing,
  oneCallHost,
  readingCall,
  type Sent,
  useOneCallDeps,
} from '../../testing/one-call/one-call-host.ts'
import type { CallRequest } from './handled-call.ts'

describe.skipIf(!hasDatabase())('a call', () => {
  const deps = useOneCallDeps()

  describe('that anybody may make', () => {
    test('is counted for the client where its rate is limited, before anything else', async () => {
      const run = vi.fn(async () => ({}))
      const { send } = oneCallHost(deps, { ...readingCall, id: 'validateAddress' }, run)
      await send({ path: byGuest() })
      expect(deps.take.mock.calls.map(([use, client]) => [use, client])).toEqual([
        ['validateAddress', '192.0.2.1'],
      ])
      deps.take.mockResolvedValue(1_500)
      const refused = await send({ path: byGuest() })
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(refused.headers.get('retry-after')).toBe('2')
      expect(run).toHaveBeenCalledTimes(1)
    })

    test('is not counted for members, nor where it has no rate', async () => {
      await oneCallHost(deps, { ...readingCall, id: 'validateAddress' }).send({ headers: byMember })
      await oneCallHost(deps, readingCall).send({ path: byGuest() })
      expect(deps.take).not.toHaveBeenCalled()
    })
  })

  describe('of a guest', () => {
    const tries = async (
      count: number,
      send: ReturnType<typeof oneCallHost>['send'],
      sent: (at: number) => Sent,
    ) => {
      const statuses: number[] = []
      for (let at = 0; at < count; at += 1) statuses.push((await send(sent(at))).status)
      return statuses
    }

    test('that finds nothing counts: the sixth in a minute is refused', async () => {
      const { send } = oneCallHost(deps, readingCall, findsNothing)
      expect(await tries(6, send, (at) => ({ path: byGuest(`C${at}`) }))).toEqual([
        404, 404, 404, 404, 404, 429,
      ])
    })

    test.each([
      ['is answered', async () => ({})],
      ['is refused for another reason', () => Promise.reject(problem('order_state'))],
      ['fails', () => Promise.reject(new TypeError('defect'))],
    ])('that %s does not count', async (_, run) => {
      const { send } = oneCallHost(deps, readingCall, run)
      expect(await tries(6, send, (at) => ({ path: byGuest(`C${at}`) }))).not.toContain(429)
    })

    test('that asks the same as before is answered again, and not counted again', async () => {
      const { send } = oneCallHost(deps, readingCall, findsNothing)
      expect(await tries(8, send, () => ({ path: byGuest() }))).not.toContain(429)
      expect(await tries(8, send, (at) => ({ path: byGuest('C1', `k${at}@podium.example`) }))).toContain(429)
    })

    test('counts against the order however its number is written', async () => {
      const { send } = oneCallHost(deps, readingCall, findsNothing)
      const from = (at: number) => ({ 'x-forwarded-for': `192.0.2.${at}` })
      const written = ['c1', 'C1']
      const statuses = await tries(11, send, (at) => ({
        path: byGuest(written[at % 2], `k${at}@podium.example`),
        headers: from(at),
      }))
      expect(statuses.slice(0, 10)).not.toContain(429)
      expect(statuses.at(-1)).toBe(429)
    })

    test('about anything else counts by its number as it is written', async () => {
      const { send } = oneCallHost(
        deps,
        { ...readingCall, object: { type: 'job', at: 'params.thing' } },
        findsNothing,
      )
      const statuses = await tries(11, send, (at) => ({
        path: byGuest(at % 2 === 0 ? 'c1' : 'C1', `k${at}@podium.example`),
        headers: { 'x-forwarded-for': `192.0.2.${at}` },
      }))
      expect(statuses).not.toContain(429)
    })

    test('about nothing counts for the client alone', async () => {
      const { object: _, ...call } = readingCall
      const { send } = oneCallHost(deps, call, findsNothing)
      const statuses = await tries(12, send, (at) => ({
        path: byGuest('C1', `k${at}@podium.example`),
        headers: { 'x-forwarded-for': `192.0.2.${at}` },
      }))
      expect(statuses).not.toContain(429)
      expect((await tries(6, send, () => ({ path: byGuest() }))).at(-1)).toBe(429)
    })

    test('with a body may say more than the filter, so that each counts', async () => {
      const { send } = oneCallHost(deps, changingCall, findsNothing)
      const statuses = await tries(6, send, (at) => ({
        path: byGuest(),
        headers: { 'Idempotency-Key': `k${at}` },
        body,
      }))
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    })

    test('is told what was done even where the count cannot be ended, and the log why', async () => {
      const down = new Error('the database is gone')
      const db = new Proxy(deps.db, {
        get: (target, name, receiver) =>
          name === 'delete' || name === 'update'
            ? () => {
                throw down
              }
            : Reflect.get(target, name, receiver),
      })
      const { send } = oneCallHost({ ...deps, db }, readingCall)
      expect(await send({ path: byGuest() })).toMatchObject({ status: 200, body: { done: true } })
      expect(deps.log).toHaveBeenCalledWith(
        'warn',
        'limits.attempt-left-open',
        expect.objectContaining({ error: 'Error' }),
      )
    })
  })

  describe('of a link’s holder', () => {
    test('is counted where the code opens nothing, told by a refusal or by an outcome', async () => {
      const wrong = oneCallHost(deps, readingCall, findsNothing)
      expect((await wrong.send({ headers: byLink })).status).toBe(404)
      const wrongChange = oneCallHost(deps, changingCall, findsNothing)
      expect(
        (await wrongChange.send({ headers: { ...byLink, 'Idempotency-Key': 'key' }, body })).status,
      ).toBe(404)
      expect(deps.take.mock.calls.map(([use, client]) => [use, client])).toEqual([
        ['wrongLinkCode', '192.0.2.1'],
        ['wrongLinkCode', '192.0.2.1'],
      ])
    })

    test('is told no more beyond the rate, but the right code is answered all the same', async () => {
      deps.take.mockResolvedValue(60_000)
      expect((await oneCallHost(deps, readingCall, findsNothing).send({ headers: byLink })).status).toBe(429)
      expect(
        (
          await oneCallHost(deps, changingCall, findsNothing).send({
            headers: { ...byLink, 'Idempotency-Key': 'key' },
            body,
          })
        ).status,
      ).toBe(429)
      expect((await oneCallHost(deps, readingCall).send({ headers: byLink })).status).toBe(200)
    })

    test.each([
      ['refused for another reason', () => Promise.reject(problem('order_state')), 400],
      ['that fails', () => Promise.reject(new TypeError('defect')), 500],
    ])('%s counts for nothing', async (_, run, status) => {
      expect((await oneCallHost(deps, readingCall, run).send({ headers: byLink })).status).toBe(status)
      expect(deps.take).not.toHaveBeenCalled()
    })

    test('may name the code in the body, where the call says so', async () => {
      const run = vi.fn(async (_: CallRequest) => ({}))
      const sent = { headers: { 'Idempotency-Key': 'key' }, body: '{"size":7,"code":"abc"}' }
      await oneCallHost(deps, { ...changingCall, callers: ['link'], linkCodeAt: 'body.code' }, run).send(sent)
      await oneCallHost(deps, { ...changingCall, callers: ['link'] }, run).send({
        ...sent,
        headers: { 'Idempotency-Key': 'other' },
      })
      expect(run.mock.calls.map(([{ caller }]) => caller)).toEqual([
        { kind: 'link', code: 'abc' },
        { kind: 'public' },
      ])
    })

    test('by its header is not taken for another whom the body names', async () => {
      const run = vi.fn(async (_: CallRequest) => ({}))
      await oneCallHost(deps, { ...changingCall, callers: ['link'], linkCodeAt: 'body.code' }, run).send({
        headers: { ...byLink, 'Idempotency-Key': 'key' },
        body: '{"size":7,"code":"abc"}',
      })
      expect(run.mock.calls[0]?.[0].caller).toEqual({ kind: 'link', code: 'code' })
    })
  })

  test.each([
    ['a member', { headers: byMember }],
    ['a browser without an account', {}],
  ])('of %s that finds nothing counts for nothing', async (_, sent) => {
    const { send } = oneCallHost(deps, readingCall, findsNothing)
    for (let at = 0; at < 7; at += 1) expect((await send(sent)).status).toBe(404)
    expect(deps.take).not.toHaveBeenCalled()
    expect(await deps.db.$count(attempts)).toBe(0)
  })
})
