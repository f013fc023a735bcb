import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '../../contract/orders/cancellation.ts'
import { getOrder } from '../../contract/orders/order-calls.ts'
import { listOrders } from '../../contract/orders/orders.ts'
import { createHostClock } from './host-clock.ts'
import type { Identity } from './http.ts'
import {
  dropped,
  droppedMidway,
  json,
  type LocalHost,
  problem,
  silent,
  startLocalHost,
  text,
} from './testing/local-host.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const page = { orderItems: [], pages: { next: null } }
const member = (token = 'token-1', renew: Identity['renew'] = async () => null): Identity => ({
  token: () => token,
  isMember: () => true,
  guestFilter: () => 'email(guest@example.com)',
  renew,
})
const guest: Identity = { ...member(), token: () => null, isMember: () => false }

describe('every answer goes through one parsing path', () => {
  test.each([
    [
      'HTML',
      text(200, 'text/html', '<!doctype html><title>Proxy</title>'),
      { kind: 'unparsable', status: 200 },
    ],
    ['an empty body', text(200, 'application/json', ''), { kind: 'unparsable', status: 200 }],
    ['cut JSON', text(200, 'application/json', '{"orderItems":['), { kind: 'unparsable', status: 200 }],
    ['JSON of another shape', json(200, { orders: [] }), { kind: 'malformed', status: 200 }],
    ['a wrong type', json(200, { ...page, orderItems: 'none' }), { kind: 'malformed', status: 200 }],
    ['null', json(200, null), { kind: 'malformed', status: 200 }],
    [
      'an error page of a gateway',
      text(502, 'text/html', '<h1>Bad Gateway</h1>'),
      { kind: 'unparsable', status: 502 },
    ],
    ['an error of another shape', json(500, { oops: true }), { kind: 'malformed', status: 500 }],
    ['a dropped connection', dropped, { kind: 'network' }],
    ['a connection dropped in the middle of an answer', droppedMidway, { kind: 'network' }],
  ])('[JO-02] %s is a failure by name, never an exception', async (_, reply, failure) => {
    host.willReply(reply)
    expect(await host.http().call(listOrders)).toEqual({ ok: false, failure })
    expect(host.requests()).toHaveLength(1)
  })

  test.each([
    [500, 'internal'],
    [503, 'unavailable'],
    [404, 'order_not_found'],
    [400, 'order_state'],
  ])('problem details of a %i keep status and code', async (status, code) => {
    host.willReply(problem(status, code))
    expect(await host.http().call(listOrders)).toEqual({
      ok: false,
      failure: {
        kind: 'problem',
        status,
        code,
        problem: { type: 'about:blank', title: code, status, code },
        retryAfterMs: null,
      },
    })
  })

  test('an answer that never comes is a timeout', async () => {
    host.willReply(silent)
    const result = await host.http({ timeoutMs: 60 }).call(listOrders)
    expect(result).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  test('an answer that is given up by the caller is no timeout', async () => {
    host.willReply(silent)
    const stop = new AbortController()
    const result = host.http().call(listOrders, { signal: stop.signal })
    stop.abort()
    expect(await result).toEqual({ ok: false, failure: { kind: 'network' } })
  })

  test('409 in flight tells when to look again', async () => {
    host.willReply(problem(409, 'idempotency_in_flight', { 'Retry-After': '2' }))
    const result = await host.http().call(cancelOrder, {
      params: { orderNumber: 'C00000001' },
      idempotencyKey: 'key-1',
      body: {},
    })
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'problem', code: 'idempotency_in_flight', retryAfterMs: 2_000 },
    })
    expect(host.requests().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1'])
  })

  test('a value is what the schema makes of it', async () => {
    host.willReply(json(200, { orderItems: [], pages: {} }))
    expect(await host.http().call(listOrders)).toEqual({ ok: true, value: page })
  })
})

describe('who asks', () => {
  test('a member sends a token and no filter', async () => {
    host.willReply(problem(404, 'order_not_found'))
    await host.http({ identity: member() }).call(getOrder, { params: { orderNumber: 'C1/2' } })
    expect(host.requests()).toEqual([
      {
        method: 'GET',
        path: '/api/orders/history/v1/C1%2F2',
        query: {},
        authorization: 'Bearer token-1',
        idempotencyKey: undefined,
        acceptLanguage: '*',
        body: undefined,
      },
    ])
  })

  test('[CC-02 A-30] every call says what its page is written in, beside the language that it asks for', async () => {
    host.willReply(json(200, page), problem(404, 'order_not_found'))
    const http = host.http({ identity: member(), textLanguage: 'en' })
    await http.call(listOrders, { query: { country: 'KR', language: 'ko' } })
    await http.call(getOrder, { params: { orderNumber: 'C1' }, query: { language: 'ko' } })
    expect(host.requests().map(({ query, acceptLanguage }) => [query.language, acceptLanguage])).toEqual([
      ['ko', 'en'],
      ['ko', 'en'],
    ])
  })

  test('a guest sends a filter and no token', async () => {
    host.willReply(problem(404, 'order_not_found'))
    await host.http({ identity: guest }).call(getOrder, { params: { orderNumber: 'C00000001' } })
    expect(host.requests()[0]).toMatchObject({
      query: { filter: 'email(guest@example.com)' },
      authorization: undefined,
    })
  })

  test('a public call says nothing about either', async () => {
    host.willReply(json(200, {}))
    const call = {
      method: 'GET',
      path: '/experience/settings/v1',
      callers: [],
      answer: v.object({}),
    } as const
    await host.http({ identity: member() }).call(call)
    expect(host.requests()[0]).toMatchObject({ query: {}, authorization: undefined })
  })

  test('[SE-01] a refused token is renewed and the call made once more with the new one', async () => {
    host.willReply(problem(401, 'unauthorized'), json(200, page))
    const refusals: (string | null)[] = []
    const identity = member('token-1', async (refused) => {
      refusals.push(refused)
      return 'token-2'
    })
    expect(await host.http({ identity }).call(listOrders)).toEqual({ ok: true, value: page })
    expect(refusals).toEqual(['token-1'])
    expect(host.requests().map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  test('[SE-01] a session that has ended is unauthorized', async () => {
    host.willReply(problem(401, 'unauthorized'))
    const result = await host.http({ identity: member() }).call(listOrders)
    expect(result).toEqual({ ok: false, failure: { kind: 'unauthorized' } })
    expect(host.requests()).toHaveLength(1)
  })

  test('a door of this origin goes by its own path, without a token', async () => {
    host.willReply(json(200, { status: 'guest' }))
    const http = host.http({ identity: member() })
    const answer = v.object({ status: v.string() })
    const result = await http.door(answer, { method: 'GET', path: `${host.origin}/session` })
    expect(result).toEqual({ ok: true, value: { status: 'guest' } })
    expect(host.requests()[0]).toMatchObject({ path: '/session', query: {}, authorization: undefined })
  })

  test('a door tells nothing of the time of the API host', async () => {
    const clock = createHostClock(() => 0, Date.parse('2026-11-23T17:00:00Z'))
    const http = host.http({ clock })
    host.willReply(json(200, { status: 'guest' }), json(200, page))
    await http.door(v.object({ status: v.string() }), { method: 'GET', path: `${host.origin}/session` })
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-23T17:00:00.000Z')
    await http.call(listOrders)
    expect(new Date(clock.now()).toISOString()).not.toBe('2026-11-23T17:00:00.000Z')
  })
})

test('doors tell real time and calls the API host’s, each a clock of its own', async () => {
  const clock = createHostClock()
  const doorClock = createHostClock()
  const hour = 3_600_000
  const at = (ms: number) => ({ Date: new Date(Date.now() + ms).toUTCString() })
  host.willReply(json(200, page, at(-2 * hour)), json(200, {}, at(3 * hour)))
  const http = host.http({ clock, doorClock })
  await http.call(listOrders)
  await http.door(v.object({}), { method: 'GET', path: `${host.origin}/session` })
  const inHours = (told: number) => Math.round((told - Date.now()) / hour)
  expect([inHours(clock.now()), inHours(doorClock.now())]).toEqual([-2, 3])
})
