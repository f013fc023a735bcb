import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attempts } from '../db/tables/people/identity.ts'
import { members } from '../db/tables/people/members.ts'
import { samplePassword } from '../sandbox/members.ts'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, kim, password, startIdentityHost } from '../testing/host/identity-host.ts'
import { withoutSandbox } from '../testing/host/settings-without-sandbox.ts'
import { perAccount, perAddress } from './credentials.usecases.ts'
import { hashPassword } from './passwords.ts'

describe.runIf(hasDatabase())('the sign-in page', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost({ ...withoutSandbox, BATON_TRUST_PROXY: '1' })
  })
  afterAll(() => host?.close())
  beforeEach(() => host.database.db.delete(attempts))

  const open = async (query = '') => {
    const browser = host.newBrowser()
    return { browser, page: await browser.get(`/session/sign-in${query}`) }
  }
  const titleOf = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1]
  /** One try at signing in from an address of its own. */
  const attempt = async (form: Record<string, string>, address = '203.0.113.1') => {
    const { browser, page } = await open()
    const answer = await browser.request(page.url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address },
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }

  test.each([
    ['?returnTo=/orders&locale=en', 'lang="en" dir="ltr"', 'Sign in | Podium'],
    ['?returnTo=/pl/pl/orders', 'lang="pl" dir="ltr"', 'Zaloguj się | Podium'],
    ['?returnTo=/ae/ar/orders', 'lang="ar" dir="rtl"', 'تسجيل الدخول | Podium'],
  ])('%s is shown in its language', async (query, attributes, title) => {
    const { page } = await open(query)
    expect(page.text).toContain(`<html ${attributes}>`)
    expect(titleOf(page.text)).toBe(title)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).not.toMatch(/<script|style="|onclick/)
  })

  test('where no account is offered, nobody signs in by a click', async () => {
    const { browser, page } = await open()
    expect(page.text).not.toContain(kim.givenName)
    expect(page.text).not.toContain(samplePassword)
    const answer = await browser.post(page.url, { member: kim.upmId })
    expect(answer.status).toBe(422)
  })

  test('a wrong password and an unknown address are answered alike', async () => {
    const wrong = await attempt({ email: kim.email, password: 'wrong' })
    const unknown = await attempt({ email: 'nobody@podium.example', password: 'wrong' })
    const neutral = (text: string) => text.replace(/sign-in\/[\w-]+/g, '').replace(/value="[^"]*@[^"]*"/, '')
    expect(wrong.status).toBe(422)
    expect(titleOf(wrong.text)).toBe('Error: Sign in | Podium')
    expect(wrong.text).toContain('No account has this email address and password. Check both.')
    expect(neutral(unknown.text)).toBe(neutral(wrong.text))
    expect(unknown.status).toBe(wrong.status)
  })

  test('says what is missing, beside the field and above', async () => {
    const { status, text } = await attempt({ email: '  ', password: '' })
    expect(status).toBe(422)
    for (const words of ['Enter your email address.', 'Enter your password.']) {
      expect(text.split(words)).toHaveLength(3)
    }
  })

  test('writes what was typed as text, whatever it is', async () => {
    const { text } = await attempt({ email: '"><script>alert(1)</script>', password: 'x' })
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })

  /** As if the last try had been made so many times more, for its account (0) or its address (1). */
  const repeatLast = async (which: 0 | 1, times: number) => {
    const { db } = host.database
    const rows = await db.select().from(attempts).orderBy(attempts.id)
    await db.insert(attempts).values(Array(times).fill({ bucket: rows.at(which - 2)?.bucket ?? '' }))
  }

  test('an account takes ten wrong passwords, from wherever they come', async () => {
    expect((await attempt({ email: kim.email, password: 'wrong' })).status).toBe(422)
    await repeatLast(0, perAccount.max - 2)
    expect((await attempt({ email: kim.email, password: 'wrong' })).status).toBe(422)
    const refused = await attempt({ email: kim.email.toUpperCase(), password }, '198.51.100.7')
    const says = refused.text.includes('Too many attempts. Try again in 15 minutes.')
    expect({ status: refused.status, says }).toEqual({ status: 429, says: true })
    expect(Number(refused.retryAfter)).toBeGreaterThan(14 * 60)
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(15 * 60)
  })

  test('however many tries come at the same moment, no more are checked than are left', async () => {
    await attempt({ email: kim.email, password: 'wrong' })
    await repeatLast(0, perAccount.max - 3)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        attempt({ email: kim.email, password: 'wrong' }, `198.51.100.${index + 1}`),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([422, 422, 429, 429, 429, 429])
    await host.database.db.delete(attempts)
    const right = await Promise.all(Array.from({ length: 3 }, () => attempt({ email: kim.email, password })))
    expect(right.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await host.database.db.select().from(attempts)).toEqual([])
  })

  test('an address gets thirty tries, whoever they are for', async () => {
    await attempt({ email: 'first@podium.example', password: 'wrong' }, '192.0.2.1')
    await repeatLast(1, perAddress.max - 1)
    expect((await attempt({ email: kim.email, password }, '192.0.2.1')).status).toBe(429)
    expect((await attempt({ email: kim.email, password }, '192.0.2.2')).status).toBe(303)
  })

  test('a form of another site, or a sign-in of another browser, does nothing', async () => {
    const { browser, page } = await open()
    const foreign = await browser.request(page.url, {
      method: 'POST',
      body: new URLSearchParams({ email: kim.email, password }),
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
    const stranger = await host.newBrowser().get(page.url)
    expect({ status: stranger.status, title: titleOf(stranger.text) }).toEqual({
      status: 400,
      title: 'This sign-in has ended | Podium',
    })
  })

  test('every sign-in and every refusal is in the log, by names that tell nobody', async () => {
    const before = host.lines.length
    const tryOnce = async (typed: Record<string, string>) => {
      const browser = host.newBrowser()
      const form = await browser.get('/session/sign-in')
      await browser.post(form.url, typed)
      return browser
    }
    await tryOnce({ email: kim.email, password: 'wrong' })
    await tryOnce({ email: 'nobody@podium.example', password })
    const browser = await tryOnce({ email: kim.email, password })
    await browser.request('/session/sign-out', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    await browser.request('/session/sign-out', { method: 'POST' })
    const lines = host.lines.slice(before).filter(({ event }) => /^(identity|session)\./.test(String(event)))
    const name = expect.stringMatching(/^[\w-]{10}$/)
    const refused = {
      level: 'warn',
      event: 'identity.refused',
      by: 'password',
      reason: 'wrong',
      account: name,
      from: name,
    }
    expect(lines).toEqual([
      refused,
      refused,
      { level: 'info', event: 'identity.signed-in', by: 'password', account: name, from: name },
      { level: 'info', event: 'session.started', member: name, replaces: false },
      { level: 'warn', event: 'session.refused', reason: 'elsewhere' },
      { level: 'info', event: 'session.ended', wasKnown: true, everywhere: false },
    ])
    expect(new Set(lines.slice(0, 3).map(({ from }) => from)).size).toBe(1)
    expect(JSON.stringify(lines)).not.toMatch(/podium|127\.0|::1|upm-kim|horse/)
  })

  test('a password counts as it was typed, however long, and nothing less', async () => {
    const long = `${'long and easy to remember '.repeat(14)}!`
    const member = { ...kim, upmId: 'upm-long', email: 'long@podium.example' }
    await host.database.db.insert(members).values({ ...member, passwordHash: await hashPassword(long) })
    const statusFor = async (typed: string) => {
      const browser = host.newBrowser()
      const form = await browser.get('/session/sign-in')
      return (await browser.post(form.url, { email: member.email, password: typed })).status
    }
    expect(await statusFor(long.slice(0, -1))).toBe(422)
    expect(await statusFor(long.toUpperCase())).toBe(422)
    expect(await statusFor(`${long} `)).toBe(422)
    expect(await statusFor(long)).toBe(200)
    const form = await host.newBrowser().get('/session/sign-in')
    expect(form.text).toMatch(
      /<input id="password" name="password" type="password"[^>]*autocomplete="current-password"/,
    )
    expect(form.text).not.toMatch(/id="password"[^>]*maxlength|onpaste/)
  })

  test('the issuer takes no request without PKCE, and sends nobody elsewhere', async () => {
    const ask = (more: Record<string, string>) => {
      const query = {
        client_id: 'baton',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: `${host.origin}/session/callback`,
        ...more,
      }
      return fetch(`${host.origin}/identity/oidc/auth?${new URLSearchParams(query)}`, {
        redirect: 'manual',
        headers: { Accept: 'text/html' },
      })
    }
    const bare = await ask({})
    expect(bare.headers.get('location')).toMatch(/\/session\/callback\?error=invalid_request/)
    const elsewhere = await ask({
      redirect_uri: 'https://elsewhere.example/',
      code_challenge: 'x'.repeat(43),
    })
    expect({ status: elsewhere.status, location: elsewhere.headers.get('location') }).toEqual({
      status: 400,
      location: null,
    })
    expect(await elsewhere.text()).not.toMatch(/ at |node_modules|Error:/)
  })
})
