import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongStateMessage } from '../../contract/orders/cancellation.ts'
import { Order } from '../../contract/orders/order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { announceArrival } from '../pickup/announce-arrival.ts'
import { type Identity, nobody } from './http.ts'
import {
  dropped,
  json,
  type LocalHost,
  problem,
  type Reply,
  startLocalHost,
  text,
} from './testing/local-host.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const order = v.parse(Order, { orderNumber: 'C00000001', orderType: 'SALES_ORDER' })
const target = { orderNumber: 'C00000001' }
const jobId = '8c1f9f0a-7f58-4f0c-9a3e-0d6b9a6f2b11'
const job = { id: jobId, status: 'PENDING' }
const completed = (changes: object = {}) =>
  json(200, { id: jobId, status: 'COMPLETED', eta: null, error: null, response: null, ...changes })
const failedJob = (httpStatus: number, message: string, code: string | null = null) =>
  completed({ error: { httpStatus, message, code } })
const later = { 'Retry-After': '3' }

const guest: Identity = { ...nobody, guestFilter: () => 'email(lina@example.com)' }

const send = async (reply: Reply) => {
  host.willReply(reply)
  return cancelOrder.send(host.http(), { target, request: { order, isMember: true }, key: 'key-1' })
}
const read = async (reply: Reply) => {
  host.willReply(reply)
  return cancelOrder.readOutcome(host.http({ identity: guest }), { target, key: 'key-1' })
}
const poll = async (reply: Reply) => {
  host.willReply(reply)
  const result = await cancelOrder.requestJob(host.http(), { target, jobId })
  return result.ok ? result.value.outcome : result
}
const refused = (code: string, status: number) => ({
  kind: 'refused',
  code,
  status,
  isFinal: status < 500 && status !== 429,
})
const cancelled = { kind: 'done', value: 'cancelled' }

describe('[CA-08] a change is sent with its key', () => {
  test('and its job is accepted', async () => {
    expect(await send(json(202, job))).toEqual({ kind: 'accepted', jobId })
    expect(host.requests()[0]).toMatchObject({
      method: 'POST',
      path: '/api/order_mgmt/ordermods/v1/C00000001/cancelOrder',
      idempotencyKey: 'key-1',
      body: { orderNumber: 'C00000001', omsRegionReference: 'NIKEUS' },
    })
  })

  test('and is not sent twice by itself', async () => {
    expect(await send(dropped)).toEqual({ kind: 'open', failure: { kind: 'network' }, report: null })
    expect(host.requests()).toHaveLength(1)
  })

  test.each([
    ['a cut line', dropped, null],
    ['HTML', text(200, 'text/html', '<h1>Bad gateway</h1>'), 'could-not-parse-server-response'],
    ['JSON of another shape', json(202, { accepted: true }), 'improperly-formatted-response'],
    ['an error of another shape', json(500, { oops: true }), 'improperly-formatted-response'],
    ['a gateway that gave up', problem(504, 'gateway_timeout'), null],
    ['another gateway', problem(502, 'bad_gateway'), null],
    ['a key with another body', problem(422, 'idempotency_mismatch'), null],
  ])('[A-36] %s leaves the outcome open, and what cannot be read is reported', async (_, reply, code) => {
    const outcome = await send(reply)
    expect(outcome.kind === 'open' && outcome.report?.code).toBe(code ?? undefined)
    expect(outcome.kind).toBe('open')
  })

  test('a request that is still being worked on is looked at again when the host says', async () => {
    expect(await send(problem(409, 'idempotency_in_flight', later))).toEqual({
      kind: 'inFlight',
      retryAfterMs: 3_000,
    })
  })

  test.each([
    [500, 'internal'],
    [503, 'unavailable'],
    [429, 'rate_limited'],
    [404, 'order_not_found'],
    [400, 'order_state'],
    [400, 'cancel_window_closed'],
  ])('a %i %s refuses it', async (status, code) => {
    expect(await send(problem(status, code))).toEqual(refused(code, status))
  })

  test('who is nobody any more is refused', async () => {
    expect(await send(problem(401, 'unauthorized'))).toEqual({
      kind: 'refused',
      code: 'unauthorized',
      status: 401,
      isFinal: false,
    })
  })

  test('[CA-02] a host that says it in words only is understood, without a code and without problem details', async () => {
    const words = (said: object) => json(400, said)
    expect([
      await send(words({ message: 'The order is already cancelled' })),
      await send(words({ title: 'no', status: 400, code: 'validation', detail: wrongStateMessage })),
      await send(words({ message: wrongStateMessage })),
    ]).toEqual([cancelled, refused('order_state', 400), refused('order_state', 400)])
  })
})

describe('what a job says', () => {
  test.each([
    ['an end without an error', completed(), cancelled],
    [
      'an end without a modification',
      completed({ response: { orderNumber: 'C00000001', pendingModification: null } }),
      cancelled,
    ],
    [
      '[CA-04] a pending cancel-order modification',
      completed({ response: { orderNumber: 'C00000001', pendingModification: { type: 'CANCEL_ORDER' } } }),
      { kind: 'done', value: 'pending' },
    ],
    ['[CA-02] an already-cancelled code', failedJob(400, 'whatever', 'order_already_cancelled'), cancelled],
    ['[CA-02] an already-cancelled sentence', failedJob(400, 'The order is already cancelled'), cancelled],
    ['[CA-02] the same with a 409', failedJob(409, 'Order already canceled.'), cancelled],
    ['[CA-02] the same with a 500', failedJob(500, 'already cancelled'), refused('unknown', 500)],
    ['[CA-02] an order past cancelling', failedJob(400, wrongStateMessage), refused('order_state', 400)],
    ['[CA-02] the same by code', failedJob(409, 'whatever', 'order_state'), refused('order_state', 409)],
    [
      'a window that has closed',
      failedJob(400, 'late', 'cancel_window_closed'),
      refused('cancel_window_closed', 400),
    ],
    ['a job under way', json(200, { ...job, eta: 1_200 }), null],
  ])('%s', async (_, reply, outcome) => {
    expect(await poll(reply)).toEqual(outcome)
  })
})

describe('[CA-08] the outcome of an attempt is read by its key', () => {
  const stored = (status: number, body: object) => json(200, { call: 'cancelOrder', status, body })

  test.each([
    ['a stored acceptance', stored(202, job), { kind: 'accepted', jobId }],
    [
      'a stored refusal',
      stored(400, { title: 'late', status: 400, code: 'cancel_window_closed' }),
      refused('cancel_window_closed', 400),
    ],
    ['a request that never arrived', problem(404, 'idempotency_unknown'), { kind: 'neverArrived' }],
    [
      'a request that is under way',
      problem(409, 'idempotency_in_flight', later),
      { kind: 'inFlight', retryAfterMs: 3_000 },
    ],
    ['a host without the extension', problem(404, 'not_found'), { kind: 'unconfirmed', report: null }],
    ['another one', text(405, 'text/html', '<h1>No</h1>'), { kind: 'unconfirmed', report: null }],
    ['a third', json(501, {}), { kind: 'unconfirmed', report: null }],
  ])('%s', async (_, reply, outcome) => {
    expect(await read(reply)).toEqual(outcome)
    expect(host.requests()[0]).toMatchObject({ method: 'GET', path: '/api/idempotency/v1/key-1' })
  })

  test.each([
    ['no answer', dropped],
    ['a host in trouble', problem(503, 'unavailable')],
    ['a session that has ended', problem(401, 'unauthorized')],
    ['HTML', text(200, 'text/html', '<h1>Hello</h1>')],
  ])('%s does not end it: only the host’s own word does', async (_, reply) => {
    expect((await read(reply)).kind).toBe('open')
  })

  test('[A-1] a guest asks with the filter of the call it belongs to, a link holder with the link’s code', async () => {
    host.willReply(problem(404, 'idempotency_unknown'), problem(404, 'idempotency_unknown'))
    await cancelOrder.readOutcome(host.http({ identity: guest }), { target, key: 'key-1' })
    expect(host.requests()[0]).toMatchObject({
      path: '/api/idempotency/v1/key-1',
      query: { filter: 'email(lina@example.com)' },
    })
    const arrival = { orderNumber: 'C00000001', storeId: 'us091', code: 'code-1' }
    await announceArrival.readOutcome(host.http({ identity: nobody }), { target: arrival, key: 'key-2' })
    expect(host.requests()[1]).toMatchObject({ path: '/api/idempotency/v1/key-2', linkCode: 'code-1' })
  })

  test('[A-1] who is known to nobody asks nobody, and the outcome stays open', async () => {
    const outcome = await cancelOrder.readOutcome(host.http({ identity: nobody }), { target, key: 'key-1' })
    expect(outcome).toEqual({ kind: 'open', failure: { kind: 'unauthorized' }, report: null })
  })
})
