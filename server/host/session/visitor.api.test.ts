import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Session, type Visitor } from '../../../contract/session/session.ts'
import { createSealing } from '../../common/sealing.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, kim, startIdentityHost } from '../../testing/host/identity-host.ts'
import type { TestBrowser } from '../../testing/host/test-browser.ts'

const visitor: Visitor = {
  email: 'lina@podium.example',
  phone: null,
  visitorId: 'visitor-1',
  visit: 'visit-1',
}
const nobody = { status: 'guest', visitor: null }
const cookie = '__Host-baton-guest'

describe.runIf(hasDatabase())('a guest who looked an order up', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())

  const remember = (browser: TestBrowser, body: unknown = visitor, headers: Record<string, string> = {}) =>
    browser.request('/session/visitor', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
  const session = async (browser: TestBrowser) =>
    parse(Session, await (await browser.request('/session')).json())
  /** A browser with a cookie of the host's own making. */
  const withCookie = (value: string) =>
    fetch(`${host.origin}/session`, { headers: { Cookie: `${cookie}=${value}` } })
  const sealed = (until: number, secret = 'a secret of thirty-two characters') =>
    createSealing(secret).seal('visitor', JSON.stringify({ visitor, until }))

  test('[SE-02] is handed back by the session, from a sealed cookie that no script reads', async () => {
    const browser = host.newBrowser()
    const answer = await remember(browser)
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      200,
      { status: 'guest', visitor },
      'no-store',
    ])
    expect(answer.headers.getSetCookie().map((line) => line.replace(/=[\w.-]+;/, '=…;'))).toEqual([
      `${cookie}=…; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
    const known = await session(browser)
    expect(known).toEqual({
      status: 'guest',
      visitor,
      life: { id: expect.stringMatching(/^[\w-]{43}$/), endsAt: expect.any(String) },
    })
    expect(Date.parse(known.life?.endsAt ?? '') - Date.now()).toBeGreaterThan(29 * 60_000)
    expect(Date.parse(known.life?.endsAt ?? '') - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    const kept = [...browser.cookies().values(), ...host.lines.map((line) => JSON.stringify(line))].join('\n')
    expect(kept).not.toMatch(/lina|podium\.example|visitor-1/)
    const readable = (browser.cookies().get(cookie) ?? '')
      .split('.')
      .map((part) => Buffer.from(part, 'base64url'))
    expect(Buffer.concat(readable).toString()).not.toContain('lina')
  })

  test('[SE-02] is forgotten after half an hour, whatever the browser says', async () => {
    const fresh = await withCookie(await sealed(Date.now() + 1_000))
    expect(await fresh.json()).toMatchObject({ status: 'guest', visitor })
    for (const value of [
      await sealed(Date.now() - 1),
      await sealed(Date.now() + 1_000, 'another secret of thirty-two char.'),
      (await sealed(Date.now() + 1_000)).slice(0, -4),
      'nonsense',
      await createSealing('a secret of thirty-two characters').seal('sign-in', JSON.stringify({ visitor })),
    ]) {
      const answer = await withCookie(value)
      expect([await answer.json(), answer.headers.getSetCookie()[0]]).toEqual([
        nobody,
        expect.stringContaining(`${cookie}=; Max-Age=0`),
      ])
    }
  })

  test('[BY-22] is known for an hour who came in by a code, and handed back with the pass', async () => {
    const browser = host.newBrowser()
    const withPass = { ...visitor, pass: 'p'.repeat(43) }
    const answer = await remember(browser, withPass)
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=3600;')
    const known = await session(browser)
    expect(known).toMatchObject({ status: 'guest', visitor: withPass })
    expect(Date.parse(known.life?.endsAt ?? '') - Date.now()).toBeGreaterThan(59 * 60_000)
    expect(Date.parse(known.life?.endsAt ?? '') - Date.now()).toBeLessThanOrEqual(60 * 60_000)
    const kept = [...browser.cookies().values(), ...host.lines.map((line) => JSON.stringify(line))].join('\n')
    expect(kept).not.toContain(withPass.pass)
    expect((await remember(browser, { ...visitor, pass: 'short' })).status).toBe(400)
  })

  test('[BY-22] is forgotten at once by the door that ends it, which no other site opens', async () => {
    const browser = host.newBrowser()
    await remember(browser)
    const end = (site: string) =>
      browser.request('/session/visitor/end', { method: 'POST', headers: { 'Sec-Fetch-Site': site } })
    expect((await end('cross-site')).status).toBe(403)
    expect(await session(browser)).toMatchObject({ visitor })
    const ended = await end('same-origin')
    expect([ended.status, await ended.json()]).toEqual([200, nobody])
    expect([...browser.cookies().keys()]).not.toContain(cookie)
    expect(await session(browser)).toEqual(nobody)
    expect((await end('same-origin')).status).toBe(200)
  })

  test('is forgotten when somebody signs in, and when they sign out', async () => {
    const browser = host.newBrowser()
    await remember(browser)
    const form = await browser.get('/session/sign-in')
    await browser.post(form.url, { member: kim.upmId })
    expect((await session(browser)).status).toBe('member')
    expect([...browser.cookies().keys()]).not.toContain(cookie)
    await remember(browser)
    await browser.request('/session/sign-out', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(await session(browser)).toEqual(nobody)
  })

  test.each([
    ['another site', visitor, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['no JSON', 'email=lina', {}, 400],
    ['another shape', { email: 7 }, {}, 400],
    ['an endless address', { ...visitor, email: 'a'.repeat(255) }, {}, 400],
    ['an endless body', { ...visitor, more: 'a'.repeat(3_000) }, {}, 413],
  ])('is not remembered from %s', async (_, body, headers, status) => {
    const browser = host.newBrowser()
    expect((await remember(browser, body, headers)).status).toBe(status)
    expect(await session(browser)).toEqual(nobody)
  })
})
