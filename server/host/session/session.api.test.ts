import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webSessions } from '../../db/tables/people/members.ts'
import { oidcPayloads } from '../../db/tables/people/oidc-payloads.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, kim, password, startIdentityHost } from '../../testing/host/identity-host.ts'
import { guest, historyFor, memberSession, session, signIn } from '../../testing/host/session-doors.ts'

describe.runIf(hasDatabase())('sign-in and session', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())

  /** As if the access token had been given out some minutes ago. */
  const letTokenEnd = (leftMs: number) =>
    host.database.db.update(webSessions).set({ accessTokenExpiresAt: new Date(Date.now() + leftMs) })

  test('[SE-01] a member signs in by authorization code with PKCE and gets a token and user id', async () => {
    const browser = host.newBrowser()
    expect(await session(browser)).toEqual(guest)

    const page = await signIn(browser, '/us/en/orders', { email: kim.email, password })

    expect({ url: page.url, status: page.status }).toEqual({
      url: `${host.origin}/us/en/orders`,
      status: 200,
    })
    const authorization = new URL(browser.visited.find((url) => url.includes('/identity/oidc/auth?')) ?? '')
    expect(authorization.searchParams.get('code_challenge_method')).toBe('S256')
    expect(authorization.searchParams.get('response_type')).toBe('code')
    const found = await memberSession(browser)
    expect(found.member).toEqual({
      upmId: kim.upmId,
      givenName: kim.givenName,
      familyName: kim.familyName,
      email: kim.email,
      accountType: 'member',
    })
    const { iss, aud, sub } = decodeJwt(found.accessToken)
    expect({ iss, aud, sub }).toEqual({
      iss: `${host.origin}/identity/oidc`,
      aud: `${host.origin}/api`,
      sub: kim.upmId,
    })
    const left = Date.parse(found.expiresAt) - Date.now()
    expect(left).toBeGreaterThan(9 * 60_000)
    expect(left).toBeLessThanOrEqual(10 * 60_000)
    expect((await historyFor(host.origin, found.accessToken)).status).toBe(200)
    expect((await historyFor(host.origin, `${found.accessToken.slice(0, -4)}AAAA`)).status).toBe(401)
  })

  test('[SE-01] sign-out ends the session, here and at the issuer', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    const thief = browser.copy()
    const { accessToken } = await memberSession(browser)
    expect((await historyFor(host.origin, accessToken)).status).toBe(200)

    const foreign = await browser.request('/session/sign-out', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
    expect((await session(browser)).status).toBe('member')

    const answer = await browser.request('/session/sign-out', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Accept: 'application/json' },
    })
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: { continueTo: null },
    })
    expect(await session(browser)).toEqual(guest)
    expect(await session(thief)).toEqual(guest)
    expect((await historyFor(host.origin, accessToken)).status).toBe(401)
    const again = await browser.get('/session/sign-in')
    expect(again.url).toContain('/identity/sign-in/')
  })

  test('[SE-01] a token that ends is renewed, once for all tabs, and the page stays', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    const first = await memberSession(browser)
    expect(await memberSession(browser)).toEqual(first)

    await letTokenEnd(30_000)
    const tabs = await Promise.all(Array.from({ length: 8 }, () => memberSession(browser)))

    expect(new Set(tabs.map((tab) => tab.accessToken)).size).toBe(1)
    expect(tabs[0]?.accessToken).not.toBe(first.accessToken)
    expect(tabs[0]?.member).toEqual(first.member)
    expect((await historyFor(host.origin, tabs[0]?.accessToken ?? '')).status).toBe(200)

    await letTokenEnd(-1000)
    expect((await memberSession(browser)).accessToken).not.toBe(tabs[0]?.accessToken)
  })

  test('[SE-01] a session whose refresh token is gone leads to a new sign-in', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    await host.database.db.delete(oidcPayloads).where(eq(oidcPayloads.model, 'RefreshToken'))
    await letTokenEnd(-1000)
    const response = await browser.request('/session')
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: guest })
    expect([...browser.cookies().keys()]).not.toContain('__Host-baton-session')
    const back = await browser.get('/session/sign-in?returnTo=/us/en/orders/sales/C012')
    expect(back.url).toBe(`${host.origin}/us/en/orders/sales/C012`)
  })

  test('a state counts once, and only in the browser that started', async () => {
    const browser = host.newBrowser()
    const form = await browser.get('/session/sign-in')
    const started = browser.copy()
    await browser.post(form.url, { member: kim.upmId })
    const callback = browser.visited.find((url) => url.includes('/session/callback?')) ?? ''

    const replayed = await started.get(callback)
    expect(replayed.status).toBe(400)
    expect(replayed.text).toContain('This sign-in has ended')
    const elsewhere = await host.newBrowser().get(callback)
    expect(elsewhere.status).toBe(400)
    expect((await session(browser)).status).toBe('member')
    expect((await browser.get(callback)).url).toBe(`${host.origin}/orders`)
  })

  test.each([
    ['https://elsewhere.example/orders', '/orders'],
    ['//elsewhere.example', '/orders'],
    ['/\\elsewhere.example', '/orders'],
    ['javascript:alert(1)', '/orders'],
    ['/session/sign-in', '/orders'],
    ['/pl/pl/orders?modal=return', '/pl/pl/orders?modal=return'],
  ])('comes back from sign-in for %s to %s', async (wanted, returned) => {
    const page = await signIn(host.newBrowser(), wanted)
    expect(page.url).toBe(`${host.origin}${returned}`)
  })

  test('a sign-in goes on under the name that the cookie belongs to', async () => {
    const other = new URL(host.origin)
    other.hostname = '127.0.0.1'
    const answer = await fetch(`${other.origin}/session/sign-in?returnTo=/orders`, { redirect: 'manual' })
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
      status: 303,
      location: `${host.origin}/session/sign-in?returnTo=/orders`,
    })
  })

  test('a sign-in that is called off leads back as a guest, and does not start over', async () => {
    const browser = host.newBrowser()
    const form = await browser.get(
      '/session/sign-in?returnTo=/orders/details/?showSignin=true%26standalone=1',
    )
    const page = await browser.post(form.url, { cancel: '1' })
    expect(page.url).toBe(`${host.origin}/orders/details/?standalone=1`)
    expect(await session(browser)).toEqual(guest)
  })

  test('keeps tokens and session ids out of the database and cookies out of scripts', async () => {
    const browser = host.newBrowser()
    const page = await browser.get('/session/sign-in')
    await browser.post(page.url, { member: kim.upmId })
    const { accessToken } = await memberSession(browser)
    const stored = JSON.stringify([
      await host.database.db.select().from(webSessions),
      await host.database.db.select().from(oidcPayloads),
    ])
    for (const secret of [accessToken, ...browser.cookies().values()]) expect(stored).not.toContain(secret)

    const callback = new URL(browser.visited.find((url) => url.includes('/session/callback?')) ?? '')
    expect(stored).not.toContain(callback.searchParams.get('code'))
    const log = JSON.stringify(host.lines)
    for (const secret of [accessToken, kim.email, kim.givenName]) expect(log).not.toContain(secret)
  })

  test('answers may not be kept, and the cookie belongs to this host alone', async () => {
    const browser = host.newBrowser()
    const form = await browser.get('/session/sign-in')
    const resumed = await browser.request(form.url, {
      method: 'POST',
      body: new URLSearchParams({ member: kim.upmId }),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    const callback = await browser.request(resumed.headers.get('location') ?? '')
    const signedIn = await browser.request(callback.headers.get('location') ?? '')
    const cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith('__Host-baton-session='))
    expect(cookie?.replace(/=[\w-]+;/, '=…;')).toBe(
      '__Host-baton-session=…; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect((await browser.request('/session')).headers.get('cache-control')).toBe('no-store')
  })
})
