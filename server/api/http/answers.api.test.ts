import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../contract/orders/cancellation.ts'
import { listOrders } from '../../../contract/orders/orders.ts'
import { reportErrors } from '../../../contract/session/telemetry.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { readAnswer, send } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { addOrder, newMember } from '../../testing/orders/build-order.ts'
import { createApp } from '../app.ts'

describe.skipIf(!hasDatabase())('every answer', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  it('carries the host’s own time and is kept by nobody', async () => {
    host.clock.set('2027-02-03T04:05:06.789Z')
    const answer = await send(host.app, listOrders, { as: newMember() })
    host.clock.set('2026-11-20T12:00:00.000Z')
    expect([answer.headers.get('Date'), answer.headers.get('Cache-Control')]).toEqual([
      'Wed, 03 Feb 2027 04:05:06 GMT',
      'no-store',
    ])
  })

  it('is compressed for who takes it so, and the same for who does not', async () => {
    const ask = (headers: Record<string, string>) => host.app.request('/openapi.json', { headers })
    const [plain, packed] = [await ask({}), await ask({ 'Accept-Encoding': 'br, gzip' })]
    expect(plain.status).toBe(200)
    expect([plain, packed].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([null, 'gzip'])
    const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await unpacked.text()).toBe(await plain.text())
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding')
  })

  it('is a problem with a stable code where nothing answers, or not to that method', async () => {
    const unknown = await readAnswer(await host.app.request('/orders/secret/kim@podium.example'))
    const method = await readAnswer(await host.app.request('/orders/history/v1', { method: 'DELETE' }))
    expect([unknown.status, unknown.body, unknown.headers.get('content-type')]).toEqual([
      404,
      { type: 'about:blank', title: 'Nothing answers at this path', status: 404, code: 'not_found' },
      'application/problem+json',
    ])
    expect([method.status, (method.body as { code: string }).code, method.headers.get('Allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET',
    ])
  })

  it('may be read by pages of the origins that are named, and by no other', async () => {
    const origin = 'https://pages.podium.example'
    const settings = { ...host.deps.settings, corsOrigins: [origin] }
    const api = createApp({ ...host.deps, settings })
    const { path } = cancelOrder
    const ask = async (app: typeof api, from: string, method = 'OPTIONS') => {
      const asked = { Origin: from, 'Access-Control-Request-Method': 'POST' }
      const { status, headers } = await app.request(path, { method, headers: asked })
      const names = ['Allow-Origin', 'Allow-Headers', 'Allow-Credentials', 'Expose-Headers']
      return [status, ...names.map((name) => headers.get(`Access-Control-${name}`))]
    }
    expect(await ask(api, origin)).toEqual([
      204,
      origin,
      expect.stringMatching(/^Authorization,Content-Type,Idempotency-Key,X-Validation-Code,/),
      'true',
      'Date,Location,Retry-After,X-Request-Id',
    ])
    expect((await ask(api, origin, 'POST')).slice(0, 2)).toEqual([401, origin])
    expect((await ask(api, 'https://elsewhere.example')).slice(0, 2)).toEqual([204, null])
    expect(await ask(host.app as typeof api, origin, 'POST')).toEqual([401, null, null, null, null])
  })

  it('comes before the end of a body that has none: 64 KiB are read and no more', async () => {
    let chunks = 0
    const body = new ReadableStream({
      pull: (controller) => {
        chunks += 1
        controller.enqueue(new Uint8Array(16 * 1024))
      },
    })
    const { method, path } = reportErrors
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
    const request = { method, headers, body, duplex: 'half' } as RequestInit
    const answer = await readAnswer(await host.app.request(path, request))
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([413, 'payload_too_large'])
    expect(chunks).toBeLessThan(8)
  })

  it('leaves one line in the log: the call, never who asked or for what', async () => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, { upmId })
    await host.app.request(
      `/orders/history/v1/${orderNumber}?filter=email(kim@podium.example)&timezone=Europe/Paris`,
    )
    const line = host.lines.at(-1)
    expect(line).toEqual({
      level: 'info',
      event: 'request',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      call: 'getOrder',
      method: 'GET',
      status: 200,
      caller: 'guest',
      who: expect.stringMatching(/^[\w-]{10}$/),
      ms: expect.any(Number),
    })
    expect(JSON.stringify(host.lines)).not.toMatch(new RegExp(`${orderNumber}|kim@|Paris|${upmId}`))
  })

  it('that refuses says so in the log: by what code, and whom and where from by names that tell neither', async () => {
    const orderNumber = await addOrder(host.deps.db, { upmId: newMember() })
    const refuse = (path: string, headers: Record<string, string> = {}) =>
      host.app.request(path, { headers: { 'X-Forwarded-For': '192.0.2.77', ...headers } })
    const answers = [
      await refuse(`/orders/history/v1/${orderNumber}`),
      await refuse(`/orders/history/v1/${orderNumber}`, { Authorization: 'Bearer made.up.token' }),
      await refuse(`/orders/history/v1/${orderNumber}?filter=email(mallory@podium.example)`),
      await refuse(`/orders/history/v1/${orderNumber}?filter=mallory`),
    ]
    const refusals = host.lines.slice(-answers.length)
    expect(refusals.map(({ status, refusal, who }) => ({ status, refusal, isNamed: who !== null }))).toEqual([
      { status: 401, refusal: 'unauthorized', isNamed: false },
      { status: 401, refusal: 'unauthorized', isNamed: false },
      { status: 404, refusal: 'order_not_found', isNamed: true },
      { status: 400, refusal: 'validation', isNamed: false },
    ])
    expect(answers.map(({ status }) => status)).toEqual(refusals.map(({ status }) => status))
    const [from, ...others] = new Set(refusals.map((line) => line.from))
    expect(from).toMatch(/^[\w-]{10}$/)
    expect(others).toEqual([])
    expect(JSON.stringify(host.lines)).not.toMatch(/mallory|192\.0\.2|made\.up/)
  })
})
