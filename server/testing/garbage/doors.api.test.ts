import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCalls } from '../../../contract/sandbox/sandbox-calls.ts'
import { sessionPaths } from '../../../contract/session/session.ts'
import { doors, sandboxDoors } from '../authorization/doors.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../host/identity-host.ts'
import { sendLines } from '../host/raw-request.ts'
import { type Answered, faultsOf, isProblem } from './faults.ts'
import { type Draft, spoil, spoils, writeDown } from './spoil.ts'

/** Requests of each door; a fault is found sooner or later by some run of the gate, and told with its seed. */
const numRuns = 8

type DoorDraft = Pick<Draft, 'method' | 'path'> & Partial<Draft>

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const ofSession: readonly DoorDraft[] = Object.values(doors).map(({ method, ask, body }) => {
  const [path = '', search] = ask('R000000001').split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  return { method, path, query, ...(body && { body, headers: json }) }
})

const ofSandbox: readonly DoorDraft[] = sandboxDoors
  .filter((door) => !door.includes('/api/') && !door.includes('/atlas/'))
  .map((door) => {
    const [method = '', address = ''] = door.split(' ')
    const [path = '', search] = address.split('?')
    const query = Object.fromEntries(new URLSearchParams(search))
    return { method, path, query, ...(method === 'POST' && { text: 'paymentId=a&watch=off', headers: form }) }
  })

/** Loading the samples anew takes seconds: garbage is sent to its other parameters by the fuzzer alone. */
const ofSandboxCalls: readonly DoorDraft[] = sandboxCalls
  .filter(({ id }) => id !== 'resetSandbox')
  .map((call) => ({
    method: call.method,
    path: `/api${call.path}`,
    params: { returnOrderNumber: 'R000000001', orderNumber: 'A000000001', id: 'none' },
    ...(call.body && { body: { from: 'shipped', member: 'a', at: 0, call: 'a', ms: 1 }, headers: json }),
  }))

const issuerQuery = {
  client_id: 'baton',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `http://localhost${sessionPaths.callback}`,
  state: 'a',
  nonce: 'a',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
}
const ofIssuer: readonly DoorDraft[] = [
  { method: 'GET', path: '/identity/oidc/auth', query: issuerQuery },
  { method: 'GET', path: '/identity/oidc/auth/{uid}', params: { uid: 'none' } },
  {
    method: 'POST',
    path: '/identity/oidc/auth',
    text: String(new URLSearchParams(issuerQuery)),
    headers: form,
  },
  {
    method: 'POST',
    path: '/identity/oidc/token',
    text: 'grant_type=authorization_code&code=a&client_id=baton&code_verifier=a',
    headers: form,
  },
  { method: 'GET', path: '/identity/oidc/session/end', query: { id_token_hint: 'a.b.c', state: 'a' } },
  { method: 'GET', path: '/identity/oidc/jwks' },
  { method: 'GET', path: '/identity/oidc/.well-known/openid-configuration' },
  { method: 'GET', path: '/identity/oidc/me', headers: { Authorization: 'Bearer a' } },
  { method: 'GET', path: '/identity/sign-in/{uid}', params: { uid: 'none' } },
  {
    method: 'POST',
    path: '/identity/sign-in/{uid}',
    params: { uid: 'none' },
    text: 'email=a&password=b',
    headers: form,
  },
]

const ofPages: readonly DoorDraft[] = [
  { method: 'GET', path: '/' },
  {
    method: 'GET',
    path: '/{country}/{language}/orders',
    params: { country: 'us', language: 'en' },
    query: { page: '1' },
  },
  {
    method: 'GET',
    path: '/gb/en/orders/{number}',
    params: { number: 'A000000001' },
    query: { filter: 'email(a@b.example)' },
  },
  { method: 'GET', path: '/assets/{name}', params: { name: 'index-abc.js' } },
  { method: 'GET', path: '/{name}', params: { name: 'favicon.svg' } },
  { method: 'GET', path: '/healthz' },
  {
    method: 'GET',
    path: '/calendar/{kind}/{file}',
    params: { kind: 'pickup', file: 'PD48KX20917.ics' },
    query: { day: '2026-12-03', language: 'en', country: 'us', locale: 'en' },
  },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/reference' },
]

/** Pages tell people what went wrong; the issuer tells programs by OAuth's own errors (RFC 6749, 5.2). */
const isTold = (answer: Answered): boolean => {
  const type = answer.headers.get('content-type') ?? ''
  return (
    isProblem(answer) || /^text\/(html|plain); ?charset=utf-8$/i.test(type) || /"error":/.test(answer.text)
  )
}

const drafts = [...ofSession, ...ofSandbox, ...ofSandboxCalls, ...ofIssuer, ...ofPages]

describe.runIf(hasDatabase())('garbage at any other door of the host', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost({ BATON_TRUST_PROXY: '1' })
  })
  afterAll(() => host?.close())

  let sent = 0
  const ask = async (draft: Draft) => {
    const { method, address, headers, body } = writeDown(draft)
    sent += 1
    const fields = {
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `2001:db8:1:${(sent & 0xffff).toString(16)}::1`,
      ...headers,
      ...(body !== null && { 'Content-Length': `${Buffer.byteLength(body)}` }),
    }
    const lines = Object.entries(fields).map(([name, text]) => `${name}: ${text}`)
    const bytes = Buffer.from(body ?? '', 'utf8').toString('latin1')
    const answer = await sendLines(host.origin, [`${method} ${address} HTTP/1.1`, ...lines, '', bytes])
    return { status: answer.status, headers: answer.headers, text: answer.body }
  }
  /** Where the browser is led: nowhere but to this host. */
  const leadsAway = ({ headers }: Answered): boolean => {
    const to = headers.get('location')
    return to !== null && URL.parse(to, host.origin)?.origin !== host.origin
  }

  test.each(drafts.map((door) => [`${door.method} ${door.path}`, door] as const))('%s', async (_, door) => {
    const whole: Draft = { params: {}, query: {}, end: '', headers: {}, body: undefined, text: null, ...door }
    const check = async (draft: Draft) => {
      const answer = await ask(draft)
      const faults = [
        ...faultsOf(answer, isTold),
        ...(leadsAway(answer) ? [`it leads to ${answer.headers.get('location')}`] : []),
      ]
      expect([faults, writeDown(draft)]).toEqual([[], writeDown(draft)])
    }
    await check(whole)
    const hasBody = whole.body !== undefined || whole.text !== null
    const property = fc.asyncProperty(spoils(hasBody), (ways) => check(ways.reduce(spoil, whole)))
    await fc.assert(property, { numRuns })
  })

  test('is no failure of the host', () => {
    const told = host.lines.filter(({ level }) => level === 'error')
    expect(told).toEqual([])
  })
})
