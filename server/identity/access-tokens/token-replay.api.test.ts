import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionPaths } from '../../../contract/session/session.ts'
import { silentLog } from '../../common/log.ts'
import { createSealing, hashToken, randomToken } from '../../common/sealing.ts'
import { oidcPayloads } from '../../db/tables/people/oidc-payloads.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, kim, startIdentityHost } from '../../testing/host/identity-host.ts'
import { testSecret } from '../../testing/host/test-secret.ts'
import { createAccounts } from '../accounts.ts'
import { cookieSignatures } from '../cookie-signatures.ts'
import { createIssuer } from '../issuer.ts'
import { createIssuerHandler } from '../issuer-handler.ts'
import { grantClaim } from './living-grants.ts'

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

describe.runIf(hasDatabase())('the embedded issuer', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())

  const authorization = (more: Readonly<Record<string, string>>) =>
    `/identity/oidc/auth?${new URLSearchParams({
      client_id: 'baton',
      response_type: 'code',
      redirect_uri: `${host.origin}${sessionPaths.callback}`,
      scope: 'openid profile email offline_access',
      state: randomToken(),
      nonce: randomToken(),
      ...more,
    })}`

  /** Signs Kim in as the session module would, and stops where the code would be handed over. */
  const authorize = async (verifier: string, more: Readonly<Record<string, string>> = {}) => {
    const browser = host.newBrowser()
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const asked = { code_challenge: challenge, code_challenge_method: 'S256', ...more }
    const form = await browser.get(authorization(asked))
    const sent = await browser.request(form.url, {
      method: 'POST',
      body: new URLSearchParams({ member: kim.upmId }),
      headers: { Origin: host.origin, 'Sec-Fetch-Site': 'same-origin' },
    })
    const back = await browser.request(sent.headers.get('location') ?? '')
    return new URL(back.headers.get('location') ?? '', host.origin)
  }
  const codeOf = async (verifier: string) => (await authorize(verifier)).searchParams.get('code') ?? ''

  const clientSecret = createSealing(testSecret).deriveKey('issuer-client')
  const post = async (
    path: string,
    form: Readonly<Record<string, string>>,
    secret = clientSecret,
  ): Promise<Answer> => {
    const response = await fetch(`${host.origin}/identity/oidc${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { Authorization: `Basic ${Buffer.from(`baton:${secret}`).toString('base64')}` },
    })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
  const exchange = (code: string, verifier: string, secret?: string) =>
    post(
      '/token',
      {
        grant_type: 'authorization_code',
        redirect_uri: `${host.origin}${sessionPaths.callback}`,
        code,
        code_verifier: verifier,
      },
      secret,
    )
  const refresh = (token: unknown) =>
    post('/token', { grant_type: 'refresh_token', refresh_token: String(token) })
  const history = async (token: unknown) => {
    const path = '/api/orders/history/v1?filter=type(SALES_ORDER)&country=US&language=en'
    return (await fetch(host.origin + path, { headers: { Authorization: `Bearer ${token}` } })).status
  }
  const refused = (error: string) => ({ status: error === 'invalid_client' ? 401 : 400, error })
  const shown = ({ status, body }: Answer) => ({ status, error: body.error })

  test('a code counts once: its second use is refused, and ends the tokens of the first', async () => {
    const verifier = randomToken()
    const code = await codeOf(verifier)
    const { status, body } = await exchange(code, verifier)
    expect({ status, history: await history(body.access_token) }).toEqual({ status: 200, history: 200 })

    expect(shown(await exchange(code, verifier))).toEqual(refused('invalid_grant'))

    expect(await history(body.access_token)).toBe(401)
    expect(shown(await refresh(body.refresh_token))).toEqual(refused('invalid_grant'))
  })

  test('a refresh token counts once: its second use ends all that came of the sign-in', async () => {
    const verifier = randomToken()
    const first = await exchange(await codeOf(verifier), verifier)
    const second = await refresh(first.body.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token)
    expect(await history(second.body.access_token)).toBe(200)

    expect(shown(await refresh(first.body.refresh_token))).toEqual(refused('invalid_grant'))

    expect(shown(await refresh(second.body.refresh_token))).toEqual(refused('invalid_grant'))
    expect(await history(second.body.access_token)).toBe(401)
    expect(await history(first.body.access_token)).toBe(401)
  })

  test('what came of a sign-in ends with its grant, whose end no renewal moves', async () => {
    const verifier = randomToken()
    const first = await exchange(await codeOf(verifier), verifier)
    const grantId = String(decodeJwt(String(first.body.access_token))[grantClaim])
    const { db } = host.database
    const isGrant = and(eq(oidcPayloads.model, 'Grant'), eq(oidcPayloads.id, hashToken(grantId)))
    const endOf = async () => (await db.select().from(oidcPayloads).where(isGrant))[0]?.expiresAt?.getTime()
    const end = (await endOf()) ?? 0
    expect(end - Date.now()).toBeLessThanOrEqual(14 * 24 * 60 * 60 * 1000)
    const second = await refresh(first.body.refresh_token)
    expect(await endOf()).toBe(end)
    expect(await history(second.body.access_token)).toBe(200)

    await db
      .update(oidcPayloads)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(isGrant)

    expect(await history(second.body.access_token)).toBe(401)
    expect(shown(await refresh(second.body.refresh_token))).toEqual(refused('invalid_grant'))
  })

  test('a code is nothing without its verifier and the secret of the client', async () => {
    const verifier = randomToken()
    expect(shown(await exchange(await codeOf(verifier), randomToken()))).toEqual(refused('invalid_grant'))
    expect(shown(await exchange(await codeOf(verifier), verifier, 'another secret'))).toEqual(
      refused('invalid_client'),
    )
  })

  test.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
    ['with a challenge in the clear', { code_challenge: randomToken(), code_challenge_method: 'plain' }],
    ['for a token in the address', { response_type: 'token' }],
    ['for an ID token in the address', { response_type: 'id_token' }],
    ['for a client that nobody has registered', { client_id: 'another' }],
    ['for a longer address of return', { redirect_uri: 'REDIRECT/more' }],
    ['for an address of return with a query', { redirect_uri: 'REDIRECT?more' }],
    ['for an address of return elsewhere', { redirect_uri: 'https://elsewhere.example/session/callback' }],
  ])('a request %s gets no sign-in page', async (_, more) => {
    const browser = host.newBrowser()
    const asked = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [
        name,
        value.replace('REDIRECT', `${host.origin}${sessionPaths.callback}`),
      ]),
    )
    const challenge = createHash('sha256').update(randomToken()).digest('base64url')
    const answer = await browser.request(
      authorization({ code_challenge: challenge, code_challenge_method: 'S256', ...asked }),
    )
    const location = answer.headers.get('location')
    const wentBack = location?.startsWith(`${host.origin}${sessionPaths.callback}`) === true
    expect(location === null ? answer.status : wentBack).toBe(location === null ? 400 : true)
    expect(location ?? '').not.toMatch(/[?#&](code|access_token|id_token)=/)
  })

  test('registers no client, shows no token’s contents, and gives no token for a password', async () => {
    for (const path of ['/reg', '/token/introspection', '/device/auth']) {
      const answer = await fetch(`${host.origin}/identity/oidc${path}`, { method: 'POST' })
      expect({ path, status: answer.status }).toEqual({ path, status: 404 })
    }
    const asked = { grant_type: 'password', username: kim.email, password: 'any' }
    expect(shown(await post('/token', asked))).toEqual(refused('unsupported_grant_type'))
    const found = await fetch(`${host.origin}/identity/oidc/.well-known/openid-configuration`)
    expect(await found.json()).toMatchObject({
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
    })
  })
  /** Cookies of a request for a sign-in, at an issuer that is known to the world by this origin. */
  const cookiesAt = async (origin: string) => {
    const issuer = await createIssuer({
      db: host.database.db,
      accounts: createAccounts(host.database.db),
      log: silentLog,
      sealing: createSealing(testSecret),
      origin,
      audience: `${origin}/api`,
      client: { id: 'baton', secret: clientSecret, redirectUri: `${origin}${sessionPaths.callback}` },
    })
    const server = createServer(
      createIssuerHandler(issuer, {
        origin: origin,
        rates: { take: async () => 0 },
        trustProxy: 0,
      }).answer,
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const asked = new URLSearchParams({
      client_id: 'baton',
      response_type: 'code',
      redirect_uri: `${origin}${sessionPaths.callback}`,
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })
    const answer = await fetch(`http://127.0.0.1:${port}/identity/oidc/auth?${asked}`, { redirect: 'manual' })
    server.closeAllConnections()
    server.close()
    return answer.headers.getSetCookie()
  }

  test('its cookies are signed by SHA-256, belong to no script, and over https to encrypted connections alone', async () => {
    const cookies = await cookiesAt('https://shop.example')
    const names = cookies.map((cookie) => cookie.split('=')[0])
    expect(names.toSorted()).toEqual([
      '__Secure-baton-interaction',
      '__Secure-baton-interaction.sig',
      '__Secure-baton-resume',
      '__Secure-baton-resume.sig',
    ])
    for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/samesite=lax; secure; httponly$/)
    const signatures = cookies.filter((cookie) => cookie.includes('.sig='))
    for (const cookie of signatures) expect(cookie).toMatch(/\.sig=[\w-]{43};/)
  })

  test('a cookie that somebody else has signed is none', async () => {
    const signatures = cookieSignatures(createSealing(testSecret).deriveKey('issuer-cookies'))
    const made = signatures.sign('baton-issuer=abc')
    expect(signatures.index('baton-issuer=abc', made)).toBe(0)
    for (const wrong of [
      made.slice(1),
      `${made.slice(0, -2)}AA`,
      '',
      cookieSignatures('other').sign('baton-issuer=abc'),
    ]) {
      expect(signatures.index('baton-issuer=abc', wrong)).toBe(-1)
    }
    expect(signatures.index('baton-issuer=abd', made)).toBe(-1)
  })
})
