import { request as plainRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../testing/host/identity-host.ts'

/** One address of each kind that the host answers, found or not. */
const addresses = [
  '/',
  '/us/en/orders',
  '/no/such/page',
  '/assets/index-abc.js',
  '/favicon.svg',
  '/session',
  '/session/callback?state=none&code=none',
  '/healthz',
  '/livez',
  '/calendar/pickup/PD48KX20917.ics?day=2026-12-03&language=en',
  '/calendar/pickup/none.ics',
  '/readyz',
  '/api/settings/v1?country=US&language=en',
  '/api/orders/history/v1/C0123456789?timezone=Europe/Paris',
  '/api/no-such-call',
  '/api/openapi.json',
  '/identity/oidc/.well-known/openid-configuration',
  '/identity/oidc/jwks',
  '/identity/oidc/auth?client_id=nobody',
  '/identity/oidc/no-such-path',
  '/identity/sign-in/none',
  '/sandbox',
]

/** Files that lie beside what is served, and folders of it. */
const unserved = [
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/.npmrc',
  '/package.json',
  '/server/compose-host.ts',
  '/../package.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets',
  '/assets/',
  '/assets/index-abc.js.map',
]

describe.runIf(hasDatabase())('every answer of the host', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())

  /** As it stands: `fetch` would tidy the path up, and has no TRACE. */
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const { hostname, port, host: name } = new URL(host.origin)
      plainRequest({ hostname, port, path, method, headers: { Host: name, ...headers } }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        )
      })
        .on('error', reject)
        .end()
    })

  test.each(addresses)('of %s says what it is, and that it is in no frame and nothing else', async (path) => {
    const { headers, body } = await ask(path)
    const policy = String(headers['content-security-policy'])
    for (const rule of [/base-uri 'none'/, /frame-ancestors 'none'|sandbox/, /default-src 'none'/]) {
      expect(policy).toMatch(rule)
    }
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toMatch(/^(strict-origin|no-referrer|same-origin)$/)
    const type = headers['content-type']
    if (body !== '') expect(type).toMatch(/^[a-z]+\/[\w.+-]+/)
    if (String(type).startsWith('text/')) expect(type).toMatch(/; ?charset=utf-8$/i)
    if (/json/.test(String(type))) expect(() => JSON.parse(body)).not.toThrow()
  })

  test.each(unserved)('of %s has nothing of a file or folder that is not served', async (path) => {
    const { status, body } = await ask(path)
    expect([400, 404]).toContain(status)
    expect(body).not.toMatch(/refs\/heads|\[core\]|"dependencies"|composeHost|BATON_SECRET|index of/i)
  })

  test.each(addresses)('of TRACE %s sends nothing back', async (path) => {
    const { status, body } = await ask(path, 'TRACE', { 'X-Probe': 'sent-along' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('sent-along')
  })

  /** The first line that is answered to these bytes. */
  const sendBytes = (lines: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port, host: name } = new URL(host.origin)
      const socket = connect(Number(port), hostname, () =>
        socket.end([`POST /session/sign-out HTTP/1.1`, `Host: ${name}`, ...lines].join('\r\n')),
      )
      text(socket).then((answer) => resolve(answer.split('\r\n')[0] ?? ''), reject)
    })

  test.each([
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5', '', 'abcd']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', '']],
    ['chunks under another name', ['Transfer-Encoding: xchunked', '', '0', '', '']],
    ['a length that is no number', ['Content-Length: 4, 5', '', 'abcd']],
    ['a line end within a field', ['X-Probe: a\rb', 'Content-Length: 0', '', '']],
    ['a blank before the colon', ['Content-Length : 0', '', '']],
  ])('of a request with %s is a refusal, so that nobody reads another end of it', async (_, lines) => {
    expect(await sendBytes(lines)).toBe('HTTP/1.1 400 Bad Request')
  })
})
