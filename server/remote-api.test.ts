import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../scripts/gate/free-port.ts'
import { sampleMembers } from './sandbox/members.ts'
import { type HostProcess, makeWorkshop, startTinyHost, type Workshop } from './testing/host/host-process.ts'
import { createTestBrowser, type TestBrowser } from './testing/host/test-browser.ts'
import { type OtherIssuer, startOtherIssuer } from './testing/outside/other-issuer.ts'

const client = { id: 'orders', secret: 'a secret of the other issuer' }
const [maya] = sampleMembers

type Scenario = { readonly orderNumber: string; readonly email: string }

/** Two processes, as a retailer would run them: pages with the sandbox off, and the API host that they call. */
describe('a host with the sandbox off whose pages call another API host', { timeout: 120_000 }, () => {
  const workshops: Workshop[] = []
  const running: HostProcess[] = []
  let issuer: OtherIssuer
  let pages: string
  let api: string
  let data: string
  const start = async (env: Readonly<Record<string, string>>) => {
    const workshop = makeWorkshop()
    workshops.push(workshop)
    const host = startTinyHost(workshop, env)
    running.push(host)
    return { origin: await host.ready, data: workshop.data }
  }
  beforeAll(async () => {
    const [pagesPort, apiPort] = [await freePort(), await freePort()]
    pages = `http://localhost:${pagesPort}`
    api = `http://localhost:${apiPort}/api`
    issuer = await startOtherIssuer({ ...client, origin: pages, resource: api })
    issuer.account.id = maya?.upmId ?? ''
    const members = {
      BATON_OIDC_ISSUER: issuer.issuer,
      BATON_OIDC_CLIENT_ID: client.id,
      BATON_OIDC_CLIENT_SECRET: client.secret,
    }
    const away = { BATON_SANDBOX: '0', BATON_API_BASE: api }
    const [own] = await Promise.all([
      start({ ...members, ...away, PORT: String(pagesPort) }),
      start({ ...members, PORT: String(apiPort), BATON_CORS_ORIGINS: pages }),
    ])
    data = own.data
  }, 120_000)
  afterAll(async () => {
    for (const host of running) {
      if (host.isAnythingLeft()) host.kill('SIGKILL')
      await host.ended
    }
    for (const workshop of workshops) workshop.remove()
    await issuer?.close()
  })

  const newBrowser = () => createTestBrowser(pages, { others: [issuer.issuer] })
  const sample = async (body: object) => {
    const answer = await fetch(`${api}/sandbox/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Scenario
  }
  /** A call as a page makes it. */
  const call = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(api + path, { headers: { Origin: pages, ...headers } })
  const pageOf = async (browser: TestBrowser, path: string) => {
    const { text, headers } = await browser.get(path)
    return { text, policy: headers.get('content-security-policy') ?? '' }
  }

  test('members sign in and see their history, by a token for that host', async () => {
    const browser = newBrowser()
    const page = await browser.get('/session/sign-in?returnTo=/us/en/orders')
    expect([page.url, page.status]).toEqual([`${pages}/us/en/orders`, 200])
    const session = await (await browser.request('/session')).json()
    expect(session).toMatchObject({ status: 'member', member: { upmId: maya?.upmId } })
    const history = await call('/orders/history/v1?filter=type(SALES_ORDER)&country=US&language=en', {
      Authorization: `Bearer ${session.accessToken}`,
    })
    const { orderItems } = (await history.json()) as { orderItems: unknown[] }
    expect([
      history.status,
      history.headers.get('access-control-allow-origin'),
      orderItems.length > 0,
    ]).toEqual([200, pages, true])
  })

  test('guests look an order up, stay known here, and open a label that comes from that host', async () => {
    const browser = newBrowser()
    const { orderNumber, email } = await sample({ from: 'return-created', member: null })
    const found = await call(`/orders/history/v1/${orderNumber}?filter=email(${email})`)
    const unknown = await call(`/orders/history/v1/${orderNumber}?filter=email(nobody@podium.example)`)
    expect([found.status, unknown.status]).toEqual([200, 404])
    const visitor = { email, phone: null, visitorId: 'visitor-1', visit: 'visit-1' }
    await browser.request('/session/visitor', {
      method: 'POST',
      body: JSON.stringify(visitor),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(await (await browser.request('/session')).json()).toMatchObject({
      status: 'guest',
      visitor,
    })
    const label = await browser.request(`/session/return-label/${orderNumber}?language=en&returnTo=/orders`)
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('pages name that host and may call no other; nothing of the sandbox answers', async () => {
    const { text, policy } = await pageOf(newBrowser(), '/us/en/orders')
    expect(text).toContain(`<meta name="baton-api-base" content="${api}">`)
    expect(policy).toContain(`connect-src 'self' ${new URL(api).origin};`)
    for (const path of ['/api/experience/settings/v1', '/api/reference', '/sandbox', '/sandbox/pay']) {
      expect([path, (await fetch(pages + path)).status]).toEqual([path, 404])
    }
  })

  test('its own database knows sessions alone: no order, no member, no queue', async () => {
    running[0]?.kill('SIGTERM')
    await running[0]?.ended
    const database = await PGlite.create(`${data}/pglite`)
    const count = async (table: string) =>
      (await database.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]?.rows
    const queue = await database.query(`select from information_schema.schemata where schema_name = 'pgboss'`)
    expect({
      orders: await count('orders'),
      members: await count('members'),
      stores: await count('stores'),
      sessions: await count('web_sessions'),
      queues: queue.rows.length,
    }).toEqual({ orders: 0, members: 0, stores: 0, sessions: 1, queues: 0 })
    await database.close()
  })
})
