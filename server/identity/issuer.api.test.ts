import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionPaths } from '../../contract/session/session.ts'
import { createSealing, randomToken } from '../common/sealing.ts'
import type { Database } from '../db/schema.ts'
import { oidcPayloads } from '../db/tables/people/oidc-payloads.ts'
import { hasDatabase, openTestDatabase, type TestDatabase } from '../testing/database/open-test-database.ts'
import { kim } from '../testing/host/identity-host.ts'
import { createTestBrowser } from '../testing/host/test-browser.ts'
import { testSecret } from '../testing/host/test-secret.ts'
import { grantClaim } from './access-tokens/living-grants.ts'
import type { Accounts } from './accounts.ts'
import { createIssuer, issuerPath, signInPagePath } from './issuer.ts'
import { createIssuerHandler } from './issuer-handler.ts'

const clientSecret = 'the secret of the client'
const audience = 'https://shop.example/api'
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const scopes = 'openid profile email offline_access'

describe.runIf(hasDatabase())('the issuer by itself', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close())

  const byId = vi.fn<Accounts['byId']>()
  const log = vi.fn()
  let server: Server
  beforeEach(() => {
    byId.mockReset().mockResolvedValue({ ...kim, accountType: 'PLATFORM' } as never)
    log.mockReset()
  })
  afterEach(async () => {
    server?.closeAllConnections()
    server?.close()
    await database.db.delete(oidcPayloads)
  })

  /** Listens, with a page that signs Kim in at once. */
  const start = async (db: Database = database.db) => {
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const redirectUri = origin + sessionPaths.callback
    const provider = await createIssuer({
      db,
      accounts: { byId, byEmail: async () => null },
      log,
      sealing: createSealing(testSecret),
      origin,
      audience,
      client: { id: 'baton', secret: clientSecret, redirectUri },
    })
    const issuer = createIssuerHandler(provider, { origin, rates: { take: async () => 0 }, trustProxy: 0 })
    server.on('request', (request, response) => {
      if (!request.url?.startsWith(signInPagePath)) return issuer.answer(request, response)
      void provider.interactionFinished(request, response, { login: { accountId: kim.upmId } })
    })
    const browser = createTestBrowser(origin)
    const verifier = randomToken()
    const authorization = (more: Readonly<Record<string, string>> = {}) =>
      `${issuerPath}/auth?${new URLSearchParams({
        client_id: 'baton',
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: scopes,
        state: randomToken(),
        nonce: randomToken(),
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      })}`
    /** Asks for a code until the issuer hands it over, or says why it does not. */
    const authorize = async (more?: Readonly<Record<string, string>>): Promise<URLSearchParams> => {
      let address = authorization(more)
      while (!address.startsWith(redirectUri)) {
        const { status, headers } = await browser.request(address)
        const next = headers.get('location')
        if (next === null) throw new Error(`the issuer answered ${status}`)
        address = new URL(next, origin).href
      }
      return new URL(address).searchParams
    }
    const exchange = async (code: string | null) => {
      const answer = await fetch(`${origin}${issuerPath}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          redirect_uri: redirectUri,
          code: String(code),
          code_verifier: verifier,
        }),
        headers: { Authorization: `Basic ${btoa(`baton:${clientSecret.replaceAll(' ', '+')}`)}` },
      })
      return (await answer.json()) as Readonly<Record<string, string>>
    }
    return { origin, browser, authorize, authorization, exchange }
  }

  /** Milliseconds that rows of each model have left, to the minute. */
  const lifetimes = async () => {
    const rows = await database.db.select().from(oidcPayloads)
    return Object.fromEntries(
      rows.map(({ model, expiresAt }) => [
        model,
        Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / minuteMs) * minuteMs,
      ]),
    )
  }

  test('whoever signs in gets tokens that say who they are, for our API, and live ten minutes', async () => {
    const { origin, authorize, exchange } = await start()
    const tokens = await exchange((await authorize()).get('code'))
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600, refresh_token: expect.any(String) })
    const access = decodeJwt(tokens.access_token ?? '')
    expect(access).toMatchObject({
      iss: origin + issuerPath,
      aud: audience,
      sub: kim.upmId,
      [grantClaim]: expect.any(String),
    })
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(600)
    const identity = decodeJwt(tokens.id_token ?? '')
    expect(identity).toMatchObject({
      iss: origin + issuerPath,
      aud: 'baton',
      sub: kim.upmId,
      given_name: 'Kim',
      family_name: 'Sample',
      email: 'kim@podium.example',
      account_type: 'PLATFORM',
    })
    expect((identity.exp ?? 0) - (identity.iat ?? 0)).toBe(3600)
  })

  test('what is kept of it ends: a sign-in in an hour, a code in a minute, the browser’s session in a week, the grant in two', async () => {
    const { browser, authorization, authorize, exchange } = await start()
    await browser.request(authorization())
    expect(await lifetimes()).toMatchObject({ Interaction: 60 * minuteMs })
    const code = (await authorize()).get('code')
    expect(await lifetimes()).toMatchObject({
      AuthorizationCode: minuteMs,
      Session: 7 * dayMs,
      Grant: 14 * dayMs,
    })
    await exchange(code)
    expect(await lifetimes()).toMatchObject({ RefreshToken: 14 * dayMs })
  })

  test('a browser that is signed in gets its next code under the same grant, without a page', async () => {
    const { browser, authorize, exchange } = await start()
    const grantOf = async () =>
      decodeJwt((await exchange((await authorize()).get('code'))).access_token ?? '')[grantClaim]
    const first = await grantOf()
    const before = browser.visited.length
    expect(await grantOf()).toBe(first)
    expect(browser.visited.slice(before).some((address) => address.includes(signInPagePath))).toBe(false)
  })

  test('it says no more of somebody than was asked for, and asks nobody for a consent', async () => {
    const { authorize, exchange } = await start()
    const tokens = await exchange((await authorize({ scope: 'openid' })).get('code'))
    const identity = decodeJwt(tokens.id_token ?? '')
    expect(identity.sub).toBe(kim.upmId)
    for (const claim of ['email', 'given_name', 'family_name', 'account_type'])
      expect(identity).not.toHaveProperty(claim)
  })

  test('its cookies have its own names, and over plain http no prefix that such a browser would drop', async () => {
    const { browser, authorization, authorize } = await start()
    const lines = (await browser.request(authorization())).headers.getSetCookie()
    expect(lines.map((line) => line.split('=')[0]).toSorted()).toEqual([
      'baton-interaction',
      'baton-interaction.sig',
      'baton-resume',
      'baton-resume.sig',
    ])
    await authorize()
    expect([...browser.cookies().keys()]).toEqual(
      expect.arrayContaining(['baton-issuer', 'baton-issuer.sig']),
    )
  })

  test('an account that is gone gets no tokens, and its browser is asked to sign in anew', async () => {
    const { authorize, exchange } = await start()
    const code = (await authorize()).get('code')
    byId.mockResolvedValue(null)
    expect(await exchange(code)).toMatchObject({ error: 'invalid_grant' })
    const sent = await authorize({ prompt: 'none' })
    expect(sent.get('error')).toBe('login_required')
  })

  describe('where something fails', () => {
    /** The database that answers until it is told to fail. */
    const failing = () => {
      let error: Error | null = null
      const db = new Proxy(database.db, {
        get: (target, name, receiver) => {
          if (error !== null) throw error
          return Reflect.get(target, name, receiver)
        },
      })
      return { db, fail: (with_: Error) => (error = with_) }
    }

    test.each([
      ['the database', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 503, '2'],
      ['anything else', new TypeError('defect'), 500, null],
    ])('%s, says so and when to ask again, and the log why', async (_, error, status, retryAfter) => {
      const { db, fail } = failing()
      const { browser, authorization } = await start(db)
      fail(error)
      const answer = await browser.request(authorization(), { headers: { Accept: 'text/html' } })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
      expect(answer.headers.get('content-type')).toContain('text/html')
      const cause = expect.objectContaining({ error: error.name })
      expect(log.mock.calls).toEqual([['error', 'identity.failed', cause]])
    })
  })

  test('a host whose secret differs from the one before says so in its log; one with the same says nothing', async () => {
    const parts = {
      db: database.db,
      accounts: { byId, byEmail: async () => null },
      log,
      origin: 'https://shop.example',
      audience,
      client: {
        id: 'baton',
        secret: clientSecret,
        redirectUri: `https://shop.example${sessionPaths.callback}`,
      },
    }
    await createIssuer({ ...parts, sealing: createSealing(testSecret) })
    log.mockReset()
    await createIssuer({ ...parts, sealing: createSealing(testSecret) })
    expect(log).not.toHaveBeenCalled()
    await createIssuer({ ...parts, sealing: createSealing(`${testSecret}, changed`) })
    expect(log.mock.calls).toEqual([
      ['warn', 'identity.keys-replaced', { hint: 'hosts on one database need one BATON_SECRET' }],
    ])
  })
})
