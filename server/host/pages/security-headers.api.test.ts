import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFault, resetSandbox } from '../../../contract/sandbox/sandbox.ts'
import { getExperience } from '../../../contract/session/experience.ts'
import { sessionPaths } from '../../../contract/session/session.ts'
import { queueOutcomeMail } from '../../api/modules/mail/queue-outcome.ts'
import { outgoingMails } from '../../db/tables/outgoing-mails.ts'
import { lookAgainPath } from '../../sandbox/atlas/waiting-page.ts'
import { hasDatabase, loseDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { addReturn } from '../../testing/orders/return-order.ts'

const origin = 'https://shop.example'
const guest = 'lina@podium.example'

type Asked = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string
}
type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

/** What a door needs that is there only once the host is. */
type Things = {
  readonly returnNumber: string
  readonly mail: string
  readonly visitor: string
  readonly signIn: Asked
}

type Door = readonly [what: string, status: number, ask: Asked | ((things: Things) => Asked)]

const settings = `/api${getExperience.path}`
const json = { 'Content-Type': 'application/json' }
const html = { Accept: 'text/html' }
const elsewhere = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
const summary = '/api/orders/summary/v1/C0123456789?filter=email(nobody@podium.example)'

const doors: readonly Door[] = [
  ['a page', 200, { path: '/us/en/orders', headers: html }],
  ['a page that is not there', 404, { path: '/no/such/page', headers: html }],
  ['a page that is asked by another method', 405, { path: '/us/en/orders', method: 'PUT' }],
  ['a script', 200, { path: '/assets/index-abc.js' }],
  ['a picture', 200, { path: '/favicon.svg' }],
  ['a file that is not there', 404, { path: '/assets/none.js' }],
  ['a path that leads out of the files', 404, { path: '/assets/../../package.json' }],
  ['who is signed in', 200, { path: sessionPaths.session }],
  ['a redirect to the issuer', 303, { path: sessionPaths.signIn }],
  ['a sign-in that nobody began', 400, { path: '/session/callback?state=none&code=none' }],
  ['a redirect after a sign-out', 303, { path: '/session/signed-out?state=/orders' }],
  [
    'a label',
    200,
    ({ returnNumber, visitor }) => ({
      path: `/session/return-label/${returnNumber}`,
      headers: { Cookie: visitor },
    }),
  ],
  ['a redirect for want of a label', 303, { path: '/session/return-label/R0000000' }],
  ['an answer of the API', 200, { path: `${settings}?country=us&language=en` }],
  ['a call that the API has not', 404, { path: '/api/no-such-call' }],
  ['an order that is not there', 404, { path: summary }],
  ['a call without a member', 401, { path: '/api/orders/history/v1' }],
  [
    'a question of another site before it asks',
    204,
    {
      path: settings,
      method: 'OPTIONS',
      headers: { ...elsewhere, 'Access-Control-Request-Method': 'GET' },
    },
  ],
  [
    'a body that is too large',
    413,
    {
      path: '/api/payment/giftcard_balance/v1',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ pin: 'x'.repeat(70_000) }),
    },
  ],
  [
    'a body of another kind',
    415,
    {
      path: '/api/payment/giftcard_balance/v1',
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    },
  ],
  ['an address that cannot be read', 400, { path: `${settings}?country=%ff` }],
  ['a call that fails', 500, { path: settings, headers: { 'X-Sandbox-Tag': 'headers' } }],
  ['the description of the API', 200, { path: '/api/openapi.json' }],
  ['the reference of the API', 200, { path: '/api/reference', headers: html }],
  ['what the issuer says of itself', 200, { path: '/identity/oidc/.well-known/openid-configuration' }],
  ['the issuer’s keys', 200, { path: '/identity/oidc/jwks' }],
  ['a request that the issuer refuses', 400, { path: '/identity/oidc/auth?client_id=nobody', headers: html }],
  ['a path that the issuer has not', 404, { path: '/identity/oidc/none' }],
  ['the page to sign in at', 200, ({ signIn }) => signIn],
  ['the page of a sign-in that is over', 400, { path: '/identity/sign-in/none', headers: html }],
  ['the sandbox', 200, { path: '/sandbox', headers: html }],
  ['the store’s screen', 200, { path: '/sandbox/store', headers: html }],
  ['the shop that the sandbox plays', 200, { path: '/sandbox/shop/us/en', headers: html }],
  ['a payment that is not there', 404, { path: '/sandbox/pay?paymentId=none', headers: html }],
  ['the atlas', 200, { path: lookAgainPath }],
  ['a mail', 200, ({ mail }) => ({ path: `/sandbox/mails/${mail}`, headers: html })],
  ['a form of another site', 403, { path: '/api/sandbox/reset', method: 'POST', headers: elsewhere }],
  ['a name that is not the host’s', 421, { path: '/', headers: { Host: 'elsewhere.example' } }],
  ['a day for the calendar', 200, { path: '/calendar/pickup/PD48KX20917.ics?day=2026-12-03&language=en' }],
  ['the process that lives', 200, { path: '/livez' }],
  ['the host that is ready', 200, { path: '/readyz' }],
  ['the host that is well', 200, { path: '/healthz' }],
]

/** Doors that answer otherwise once the database is gone. */
const withoutDatabase: readonly Door[] = [
  ['a call', 503, { path: summary }],
  ['a sign-in', 503, { path: sessionPaths.signIn, headers: html }],
  ['a host that is not ready', 503, { path: '/readyz' }],
]

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=()',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

type Exception = { readonly policy: readonly string[]; readonly headers?: IncomingHttpHeaders }

/** Doors whose documents differ from pages: what they must have in the place of it, and why. */
const exceptions: Readonly<Record<string, Exception>> = {
  // The browser's own viewer is a plug-in with scripts, which every other rule would shut out.
  'a label': { policy: ["frame-ancestors 'none'"] },
  // The viewer of the reference writes markup: it shows nothing but what the host says of its calls.
  'the reference of the API': {
    policy: ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"],
  },
  // Somebody else's document: it has no scripts at all.
  'a mail': { policy: ["default-src 'none'", 'sandbox', "frame-ancestors 'none'"] },
  // It shows its own screens in frames.
  'the atlas': {
    policy: [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types baton-atlas',
    ],
    headers: { 'x-frame-options': 'SAMEORIGIN' },
  },
}
const asPages: Exception = {
  policy: [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "worker-src 'self'",
    'trusted-types offline-codes',
    'upgrade-insecure-requests',
  ],
}

describe.runIf(hasDatabase())('headers of every kind of answer', () => {
  let host: IdentityHost
  let things: Things
  beforeAll(async () => {
    host = await startIdentityHost({
      BATON_ORIGIN: origin,
      BATON_SANDBOX: '1',
      BATON_CORS_ORIGINS: 'https://elsewhere.example',
    })
    await ask({ path: `/api${resetSandbox.path}`, method: 'POST' })
    things = await arrange()
  })
  // The embedded database is closed already, which closing it once more says.
  afterAll(() => host?.close().catch(() => undefined))

  const ask = ({ path, method = 'GET', headers = {}, body }: Asked) =>
    new Promise<Answered>((resolve, reject) => {
      const { hostname, port } = new URL(host.origin)
      const sent = request(
        { hostname, port, path, method, headers: { Host: 'shop.example', ...headers } },
        (answer) => {
          text(answer).then(
            (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
            reject,
          )
        },
      )
      sent.on('error', reject).end(body)
    })
  const cookiesOf = ({ headers }: Answered) =>
    (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const pathOf = (location = '') => new URL(location, origin).href.slice(origin.length)

  const arrange = async (): Promise<Things> => {
    const { db } = host.database
    const returnNumber = await addReturn(db, { upmId: null, contactEmail: guest })
    const boss = { send: async () => null } as never
    await queueOutcomeMail(boss, db, {
      kind: 'pickupCanceled',
      orderNumber: returnNumber,
      language: 'en',
      now: new Date(),
    })
    const [mail] = await db.select({ id: outgoingMails.id }).from(outgoingMails)
    const visitor = await ask({
      path: sessionPaths.visitor,
      method: 'POST',
      headers: { ...json, 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email: guest, phone: null, visitorId: 'visitor-1', visit: 'visit-1' }),
    })
    const begun = await ask({ path: sessionPaths.signIn })
    const shown = await ask({ path: pathOf(begun.headers.location), headers: { Cookie: cookiesOf(begun) } })
    await ask({
      path: `/api${addFault.path}`,
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        call: `GET ${getExperience.path}`,
        effect: 'status',
        status: 500,
        tag: 'headers',
      }),
    })
    return {
      returnNumber,
      mail: mail?.id ?? '',
      visitor: cookiesOf(visitor),
      signIn: { path: pathOf(shown.headers.location), headers: { ...html, Cookie: cookiesOf(shown) } },
    }
  }

  const check = async ([what, status, asked]: Door) => {
    const { headers, status: answered } = await ask(typeof asked === 'function' ? asked(things) : asked)
    const policy = String(headers['content-security-policy']).split('; ')
    const own = exceptions[what] ?? asPages
    expect({ what, status: answered, ...headers }).toMatchObject({
      what,
      status,
      ...everywhere,
      ...own.headers,
    })
    expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", ...own.policy]))
    expect(policy.join('; ')).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'|\*/)
  }

  test.each(doors)('%s, answered %d, says what browsers may do with it', (...door) => check(door))

  test('none is left out: every exception names a door', () => {
    const named = new Set(doors.map(([what]) => what))
    expect(Object.keys(exceptions).filter((what) => !named.has(what))).toEqual([])
    expect(named.size).toBe(doors.length)
  })

  describe('without the database', () => {
    beforeAll(() => loseDatabase(host.database))

    test.each(withoutDatabase)('%s, answered %d, says so as well', (...door) => check(door))
  })
})
