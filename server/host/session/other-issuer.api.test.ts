import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { webSessions } from '../../db/tables/people/members.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { createTestBrowser } from '../../testing/host/test-browser.ts'
import { type OtherIssuer, startOtherIssuer } from '../../testing/outside/other-issuer.ts'

const client = { id: 'orders', secret: 'a secret of the other issuer' }

describe.runIf(hasDatabase())('another issuer', () => {
  let host: IdentityHost
  let other: OtherIssuer
  beforeAll(async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    host = await startIdentityHost(async (origin) => {
      other = await startOtherIssuer({ ...client, origin })
      return {
        BATON_OIDC_ISSUER: other.issuer,
        BATON_OIDC_CLIENT_ID: client.id,
        BATON_OIDC_CLIENT_SECRET: client.secret,
      }
    })
  })
  afterAll(async () => {
    await host?.close()
    await other?.close()
  })

  const newBrowser = () => createTestBrowser(host.origin, { others: [other.issuer] })
  const signOut = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }

  test('signs members in, renews their tokens and is told of the sign-out', async () => {
    const browser = newBrowser()
    const page = await browser.get('/session/sign-in?returnTo=/gb/en/orders')
    expect({ url: page.url, status: page.status }).toEqual({
      url: `${host.origin}/gb/en/orders`,
      status: 200,
    })

    const session = await (await browser.request('/session')).json()
    expect(session).toEqual({
      status: 'member',
      member: {
        upmId: 'elsewhere-1',
        givenName: 'Ada',
        familyName: null,
        email: null,
        accountType: 'member',
      },
      accessToken: expect.any(String),
      expiresAt: expect.any(String),
      life: { id: expect.any(String), endsAt: expect.any(String) },
    })
    const history = `${host.origin}/api/orders/history/v1?filter=type(SALES_ORDER)&country=US&language=en`
    const answer = await fetch(history, { headers: { Authorization: `Bearer ${session.accessToken}` } })
    expect(answer.status).toBe(200)

    await host.database.db.update(webSessions).set({ accessTokenExpiresAt: new Date() })
    const renewed = await (await browser.request('/session')).json()
    expect(renewed.member).toEqual(session.member)
    expect(renewed.accessToken).not.toBe(session.accessToken)

    const { continueTo } = await (
      await browser.request('/session/sign-out?returnTo=/gb/en/orders', signOut)
    ).json()
    const end = new URL(continueTo)
    expect({
      origin: end.origin,
      path: end.pathname,
      back: end.searchParams.get('post_logout_redirect_uri'),
    }).toEqual({
      origin: other.issuer,
      path: '/session/end',
      back: `${host.origin}/session/signed-out`,
    })
    expect((await browser.get(continueTo)).status).toBe(200)
    expect((await browser.get(`/session/signed-out?state=${end.searchParams.get('state')}`)).url).toBe(
      `${host.origin}/gb/en/orders`,
    )
    expect(await (await browser.request('/session')).json()).toEqual({ status: 'guest', visitor: null })
  })

  test('serves no issuer of its own beside it', async () => {
    const answer = await fetch(`${host.origin}/identity/oidc/.well-known/openid-configuration`)
    expect(answer.status).toBe(404)
  })

  test('that is out of reach is said, and a session lives as long as its token', async () => {
    const browser = newBrowser()
    await browser.get('/session/sign-in')
    const session = await (await browser.request('/session')).json()
    await other.close()

    const inAMinute = new Date(Date.now() + 60_000)
    await host.database.db.update(webSessions).set({ accessTokenExpiresAt: inAMinute })
    expect(await (await browser.request('/session')).json()).toEqual({
      ...session,
      expiresAt: inAMinute.toISOString(),
    })

    await host.database.db.update(webSessions).set({ accessTokenExpiresAt: new Date() })
    const refused = await browser.request('/session')
    expect({
      status: refused.status,
      retryAfter: refused.headers.get('retry-after'),
      body: await refused.json(),
    }).toEqual({
      status: 503,
      retryAfter: '5',
      body: { type: 'about:blank', title: 'Not available at the moment', status: 503, code: 'unavailable' },
    })
    expect(browser.cookies().has('__Host-baton-session')).toBe(true)
  })
})

test.runIf(hasDatabase())('an issuer that was never there leads to a page that says so', async () => {
  const host = await startIdentityHost({ BATON_OIDC_ISSUER: 'http://127.0.0.1:1' })
  try {
    const page = await host.newBrowser().get('/session/sign-in?returnTo=/pl/pl/orders')
    expect(page.status).toBe(503)
    expect(page.text).toContain('<html lang="pl" dir="ltr">')
    expect(page.text).toContain('href="/session/sign-in?returnTo=%2Fpl%2Fpl%2Forders&amp;locale=pl"')
  } finally {
    await host.close()
  }
})
