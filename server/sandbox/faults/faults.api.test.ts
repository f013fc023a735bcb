import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultRequest } from '../../../contract/sandbox/sandbox.ts'
import { getExperience } from '../../../contract/session/experience.ts'
import { telemetryEvents } from '../../db/tables/telemetry.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { takeFault } from './faults.repository.ts'

const settings = 'GET /experience/settings/v1'
const events = 'POST /telemetry/events/v1'
const event = {
  events: [{ name: 'page view', properties: {}, pageName: 'orderDetails', time: '2026-11-20T12:00:00Z' }],
}

describe.skipIf(!hasDatabase())('faults on calls', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host.close())
  afterEach(async () => {
    await fetch(`${host.origin}/api/sandbox/faults`, { method: 'DELETE' })
    await host.database.db.delete(telemetryEvents)
  })

  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${host.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const put = async (fault: Partial<FaultRequest>) => {
    const answer = await post('/sandbox/faults', { call: settings, effect: 'status', ...fault })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const ask = (headers = {}) => fetch(`${host.origin}/api${getExperience.path}`, { headers })
  const recorded = async () => (await host.database.db.select().from(telemetryEvents)).length

  it('meets as many requests as was said, and then no more', async () => {
    await put({ status: 500, times: 2 })
    const statuses = [await ask(), await ask(), await ask()].map((answer) => answer.status)
    expect(statuses).toEqual([500, 500, 200])
  })

  it.each([
    [503, 'unavailable', '1'],
    [500, 'internal', null],
    [404, 'not_found', null],
    [401, 'unauthorized', null],
    [429, 'rate_limited', '1'],
  ])('answers %d with problem details', async (status, code, retryAfter) => {
    await put({ status })
    const answer = await ask()
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
    expect(await answer.json()).toMatchObject({ status, code })
  })

  it('answers late', async () => {
    await put({ effect: 'delay', ms: 300 })
    const started = performance.now()
    expect((await ask()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(295)
  })

  it('does the work and answers something that is no JSON', async () => {
    await put({ call: events, effect: 'garbage' })
    const answer = await post('/telemetry/events/v1', event)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html'])
    expect(await answer.text()).toMatch(/^<!doctype html>/)
    expect(await recorded()).toBe(1)
  })

  it('cuts the connection before the work', async () => {
    await put({ call: events, effect: 'drop-before' })
    await expect(post('/telemetry/events/v1', event)).rejects.toThrow('fetch failed')
    expect(await recorded()).toBe(0)
    expect((await post('/telemetry/events/v1', event)).status).toBe(202)
  })

  it('cuts the connection after the work', async () => {
    await put({ call: events, effect: 'drop-after' })
    await expect(post('/telemetry/events/v1', event)).rejects.toThrow('fetch failed')
    expect(await recorded()).toBe(1)
  })

  it('meets only requests with its tag', async () => {
    await put({ tag: 'one' })
    expect((await ask()).status).toBe(200)
    expect((await ask({ 'X-Sandbox-Tag': 'two' })).status).toBe(200)
    expect((await ask({ 'X-Sandbox-Tag': 'one' })).status).toBe(503)
  })

  it('meets only requests for its order', async () => {
    const call = 'GET /orders/history/v1/{orderNumber}'
    await put({ call, orderNumber: 'PD48KX20904' })
    const order = (number: string) =>
      fetch(`${host.origin}/api/orders/history/v1/${number}?filter=email(a@b.example)`)
    expect((await order('PD48KX20905')).status).toBe(404)
    expect((await order('PD48KX20904')).status).toBe(503)
    expect((await order('PD48KX20904')).status).toBe(404)
  })

  it('meets only requests of its member', async () => {
    const call = 'GET /orders/history/v1'
    const browser = host.newBrowser()
    await browser.get('/session/sign-in?returnTo=/orders&login_hint=kim@podium.example')
    const { accessToken } = (await (await browser.request('/session')).json()) as { accessToken: string }
    const history = (headers = {}) => fetch(`${host.origin}/api/orders/history/v1`, { headers })
    await put({ call, member: 'Kim@podium.example' })
    expect((await history()).status).toBe(401)
    expect((await history({ Authorization: `Bearer ${accessToken}` })).status).toBe(503)
  })

  it('is listed until it is used up, and can be taken away by id, tag or altogether', async () => {
    const one = await put({ tag: 'one', times: 2 })
    const two = await put({ tag: 'two' })
    await put({ tag: 'three' })
    await ask({ 'X-Sandbox-Tag': 'one' })
    await ask({ 'X-Sandbox-Tag': 'three' })
    const list = async () => (await fetch(`${host.origin}/api/sandbox/faults`)).json()
    const clear = async (query: string) =>
      (await fetch(`${host.origin}/api/sandbox/faults${query}`, { method: 'DELETE' })).json()
    expect(await list()).toEqual([{ ...one, remaining: 1 }, two])
    expect(await clear('?tag=one')).toEqual({ cleared: 1 })
    expect(await list()).toEqual([two])
    expect(await clear(`?id=${two.id}`)).toEqual({ cleared: 1 })
    expect(await list()).toEqual([])
  })

  it('uses a fault up once, however many ask at a time', async () => {
    await put({})
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 200, 200, 200, 503])
  })

  it('is taken as often as it has times, whoever looked before', async () => {
    const { id } = (await put({ times: 2 })) as { id: number }
    const take = () => takeFault(host.database.db, id)
    expect([await take(), await take(), await take()]).toEqual([true, true, false])
  })

  it('never meets the sandbox itself', async () => {
    const answer = await post('/sandbox/faults', { call: 'POST /sandbox/faults', effect: 'status' })
    expect(answer.status).toBe(400)
  })
})
