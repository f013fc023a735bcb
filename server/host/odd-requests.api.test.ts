import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../testing/host/identity-host.ts'

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Forms that no page of ours sends: content type and body. */
const oddForms: Readonly<Record<string, readonly [Readonly<Record<string, string>>, string]>> = {
  'a NUL': [urlencoded, 'email=a%00b&password=x&paymentId=%00'],
  'a control character': [urlencoded, 'email=a%1Bb&password=x&paymentId=%1B'],
  'half of a pair': [urlencoded, 'email=%ED%A0%80&password=x&paymentId=%ED%A0%80'],
  'bad encoding': [urlencoded, 'email=%zz&password=x&paymentId=%zz'],
  'a name twice': [urlencoded, 'email=a&email=b&password=x&paymentId=a&paymentId=b'],
  'a NUL in a name': [urlencoded, 'a%00=1'],
  JSON: [{ 'Content-Type': 'application/json' }, '{"email":"a","password":"x","paymentId":"a"}'],
  'parts without their boundary': [{ 'Content-Type': 'multipart/form-data' }, 'email=a'],
  'parts that do not end': [
    { 'Content-Type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
  ],
  'another type': [{ 'Content-Type': 'text/plain' }, 'email=a&password=x&paymentId=a'],
  'too many fields': [urlencoded, Array.from({ length: 200 }, (_, index) => `f${index}=1`).join('&')],
}

describe.runIf(hasDatabase())('odd requests to the host', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost({ BATON_TRUST_PROXY: '1' })
  })
  afterAll(() => host?.close())

  const post = async (
    address: string,
    [headers, body]: readonly [Readonly<Record<string, string>>, string],
  ) => {
    const browser = host.newBrowser()
    const target = address === 'sign-in' ? (await browser.get('/session/sign-in')).url : address
    const answer = await browser.request(target, {
      method: 'POST',
      body: Buffer.from(body),
      headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
    return [answer.status, ((await answer.json().catch(() => ({}))) as { code?: string }).code]
  }

  test.each(Object.entries(oddForms))(
    'a form with %s is refused wherever forms are taken',
    async (_, form) => {
      const answers = []
      for (const address of ['sign-in', '/sandbox/pay', '/sandbox/pay/settle']) {
        answers.push([address, ...(await post(address, form))])
      }
      expect(answers).toEqual([
        ['sign-in', 400, 'validation'],
        ['/sandbox/pay', 400, 'validation'],
        ['/sandbox/pay/settle', 400, 'validation'],
      ])
    },
  )

  test('brackets in names of a form mean nothing', async () => {
    const nested = [urlencoded, 'email[a][b]=x&__proto__[isAdmin]=1&paymentId[]=a'] as const
    expect(await post('sign-in', nested)).toEqual([422, undefined])
    expect(await post('/sandbox/pay', nested)).toEqual([404, undefined])
    expect(({} as { isAdmin?: string }).isAdmin).toBe(undefined)
  })

  test('a form that is too large is refused', async () => {
    const huge = [urlencoded, `email=${'a'.repeat(40_000)}`] as const
    expect((await post('sign-in', huge))[0]).toBe(413)
    expect((await post('/sandbox/pay', huge))[0]).toBe(413)
    expect((await post('/sandbox/pay/settle', huge))[0]).toBe(413)
  })

  test.each(['%00', '%1B', '%C2%85', '%ED%A0%80', '%FF', '%zz', '%'])(
    '%s in an address of the host’s own doors is refused; a page is a page',
    async (text) => {
      const doors = [
        `/api/orders/history/v1?cursor=${text}`,
        `/identity/oidc/auth?client_id=${text}`,
        `/identity/oidc/auth/${text}`,
        `/identity/sign-in/${text}`,
        `/session?a=${text}`,
        `/session/sign-in?login_hint=${text}`,
        `/session/callback?state=${text}&code=${text}`,
        `/sandbox/pay?paymentId=${text}`,
        `/sandbox/mails/${text}`,
        `/sandbox/store?storeId=${text}`,
      ]
      const statuses = async (paths: readonly string[]) =>
        Promise.all(
          paths.map(async (path) => [path, (await host.newBrowser().request(host.origin + path)).status]),
        )
      expect(await statuses(doors)).toEqual(doors.map((path) => [path, 400]))
      const pages = [`/gb/en/orders/${text}`, `/orders?utm_source=${text}`, `/assets/${text}`]
      const answered = await statuses(pages)
      expect(answered.filter(([, status]) => Number(status) >= 500)).toEqual([])
    },
  )

  test('a name twice in the query of a door is refused', async () => {
    const paths = ['/session/sign-in?returnTo=/a&returnTo=/b', '/sandbox/pay?paymentId=a&paymentId=b']
    for (const path of paths) {
      expect([path, (await host.newBrowser().request(host.origin + path)).status]).toEqual([path, 400])
    }
  })

  test.each([
    ['a NUL', urlencoded, 'grant_type=authorization_code&code=%00&client_id=%00&state=%00'],
    ['bad encoding', urlencoded, 'grant_type=%zz&code=%ED%A0%80'],
    ['another type', { 'Content-Type': 'text/plain' }, 'grant_type=authorization_code'],
  ])('the issuer answers %s in a form without a failure of its own', async (_, headers, body) => {
    for (const path of ['/identity/oidc/token', '/identity/oidc/auth', '/identity/oidc/session/end']) {
      const answer = await host.newBrowser().request(host.origin + path, { method: 'POST', body, headers })
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
    }
  })

  test('an Origin that is none comes back in no answer of the issuer', async () => {
    const allowedFor = async (Origin: string) => {
      const answer = await host
        .newBrowser()
        .request(`${host.origin}/identity/oidc/jwks`, { headers: { Origin } })
      return [answer.status, answer.headers.get('access-control-allow-origin')]
    }
    expect(await allowedFor('</script><i>')).toEqual([200, '*'])
    expect(await allowedFor('https://elsewhere.example/path')).toEqual([200, '*'])
    expect(await allowedFor('https://elsewhere.example')).toEqual([200, 'https://elsewhere.example'])
  })

  test('a NUL that the issuer would keep with a sign-in is refused', async () => {
    const browser = host.newBrowser()
    const start = await browser.request(`${host.origin}/session/sign-in`)
    const asked = new URL(start.headers.get('location') ?? '')
    asked.searchParams.set('login_hint', 'a\u0000b')
    expect((await browser.request(asked.href)).status).toBe(400)
    expect(host.lines.filter(({ event }) => event === 'host.failed')).toEqual([])
  })
})
