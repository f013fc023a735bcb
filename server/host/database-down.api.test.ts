import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase, loseDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, kim, startIdentityHost } from '../testing/host/identity-host.ts'
import type { TestBrowser } from '../testing/host/test-browser.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const json = { 'Content-Type': 'application/json' }
const html = { Accept: 'text/html' }

describe.runIf(hasDatabase())('without its database', () => {
  let host: IdentityHost
  let member: TestBrowser
  let visitor: TestBrowser
  let interaction: string
  let token: string
  let authorization: string
  beforeAll(async () => {
    host = await startIdentityHost()
    member = host.newBrowser()
    visitor = host.newBrowser()
    interaction = (await visitor.get('/session/sign-in')).url
    await member.post((await member.get('/session/sign-in')).url, { member: kim.upmId })
    token = ((await (await member.request('/session')).json()) as { accessToken: string }).accessToken
    authorization = member.visited.find((url) => url.includes('/identity/oidc/auth?')) ?? ''
    await loseDatabase(host.database)
  })
  // The embedded database is closed already, which closing it once more says.
  afterAll(() => host?.close().catch(() => undefined))

  const as = (headers: Record<string, string>) => ({ ...headers, Authorization: `Bearer ${token}` })

  test('the process says that it lives: a start over would help nobody', async () => {
    expect((await member.request('/livez')).status).toBe(200)
  })

  test.each<[string, () => Promise<Response>]>([
    ['who is signed in', () => member.request('/session')],
    ['a sign-in', () => member.request('/session/sign-in', { headers: html })],
    ['the sign-in page', () => visitor.request(interaction, { headers: html })],
    [
      'a password',
      () =>
        visitor.request(interaction, {
          method: 'POST',
          headers: { ...form, ...html },
          body: 'email=a%40b.co&password=x',
        }),
    ],
    ['the issuer’s door', () => member.request(authorization, { headers: html })],
    ['a sign-out', () => member.request('/session/sign-out', { method: 'POST' })],
    ['a label as a file', () => member.request('/session/return-label/PR00000001')],
    ['an order of a member', () => member.request('/api/orders/history/v1/PD00000001', { headers: as({}) })],
    [
      'an order of a guest',
      () => member.request('/api/orders/history/v1/PD00000001?filter=email(kim@podium.example)'),
    ],
    [
      'a change',
      () =>
        member.request('/api/cart/items/v1', {
          method: 'POST',
          headers: { ...json, 'Idempotency-Key': 'a' },
          body: '{"skuId":"x"}',
        }),
    ],
    [
      'a gift card',
      () =>
        member.request('/api/payment/giftcard_balance/v1?country=us', {
          method: 'POST',
          headers: json,
          body: '{"accountNumber":"6006004912773501820","pin":"482913","currency":"USD"}',
        }),
    ],
    ['a probe', () => member.request('/healthz')],
    ['a probe that asks whether it is ready', () => member.request('/readyz')],
    ['the sandbox', () => member.request('/sandbox', { headers: html })],
  ])('%s gets 503, and is told when to ask again', async (name, ask) => {
    const answer = await ask()
    const text = await answer.text()
    expect(answer.status, text.slice(0, 200)).toBe(503)
    if (!name.startsWith('a probe')) expect(answer.headers.get('retry-after')).not.toBe(null)
    expect(text).not.toMatch(/at .*\.ts|node_modules|select|insert/i)
  })
})
