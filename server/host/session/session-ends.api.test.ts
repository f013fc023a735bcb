import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callRates } from '../../db/tables/people/call-rates.ts'
import { webSessions } from '../../db/tables/people/members.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../../testing/host/identity-host.ts'
import { guest, historyFor, memberSession, session, signIn } from '../../testing/host/session-doors.ts'
import { dropExpiredSessions } from './session.repository.ts'

describe.runIf(hasDatabase())('how sessions end, and how many sign-ins begin', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())

  test('signing out everywhere ends the sessions of all browsers and their tokens, and asks for the password again', async () => {
    const [here, there] = [host.newBrowser(), host.newBrowser()]
    await signIn(here)
    await signIn(there)
    const { accessToken } = await memberSession(there)
    expect((await historyFor(host.origin, accessToken)).status).toBe(200)
    const elsewhere = await there.request('/session/sign-out?everywhere=true', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(elsewhere.status).toBe(403)
    const answer = await here.request('/session/sign-out?everywhere=true', { method: 'POST' })
    expect([answer.status, await answer.json()]).toEqual([200, { continueTo: null }])
    expect([await session(here), await session(there)]).toEqual([guest, guest])
    expect((await historyFor(host.origin, accessToken)).status).toBe(401)
    expect(await host.database.db.$count(webSessions)).toBe(0)
    for (const browser of [here, there]) {
      expect((await browser.get('/session/sign-in')).url).toContain('/identity/sign-in/')
    }
  })

  test('a client begins at most 120 sign-ins in ten minutes, at the door and at the issuer, and is told when to go on', async () => {
    const browser = host.newBrowser()
    const { headers } = await browser.request('/session/sign-in')
    const authorization = headers.get('location') ?? ''
    await host.database.db.update(callRates).set({ points: 119 })
    const statuses = async (address: string) => {
      const answers = [
        await browser.request(address),
        await browser.request(address),
        await browser.request(address),
      ]
      return answers.map((answer) => [answer.status, answer.headers.get('retry-after') !== null])
    }
    expect(await statuses('/session/sign-in')).toEqual([
      [303, false],
      [429, true],
      [429, true],
    ])
    await browser.request(authorization)
    await host.database.db.update(callRates).set({ points: 119 })
    expect((await statuses(authorization)).map(([status]) => status)).toEqual([303, 429, 429])
    await host.database.db.delete(callRates)
    await host.restart({})
    expect((await browser.request('/session/sign-in')).status).toBe(303)
  })

  test('somebody who is not signed in ends nobody’s session', async () => {
    const member = host.newBrowser()
    await signIn(member)
    const answer = await host.newBrowser().request('/session/sign-out?everywhere=true', { method: 'POST' })
    expect(answer.status).toBe(200)
    expect((await session(member)).status).toBe('member')
  })

  test('a session ends when it was not used for a week, and its row goes', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    const unusedFor = (days: number) =>
      host.database.db.update(webSessions).set({ lastSeenAt: new Date(Date.now() - days * 24 * 60 * 60_000) })
    await unusedFor(6.9)
    expect((await session(browser)).status).toBe('member')
    await unusedFor(7.1)
    expect(await session(browser)).toEqual(guest)
    await dropExpiredSessions(host.database.db)
    expect(await host.database.db.$count(webSessions)).toBe(0)
  })

  test('a renewal counts as use', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    await host.database.db.update(webSessions).set({
      lastSeenAt: new Date(Date.now() - 6 * 24 * 60 * 60_000),
      accessTokenExpiresAt: new Date(Date.now() + 1_000),
    })
    expect((await session(browser)).status).toBe('member')
    const [row] = await host.database.db.select({ seen: webSessions.lastSeenAt }).from(webSessions)
    expect(Date.now() - (row?.seen.getTime() ?? 0)).toBeLessThan(60_000)
    await host.database.db.delete(webSessions)
  })

  test('signing in again makes another session and ends the one before', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    const id = () => browser.cookies().get('__Host-baton-session')
    const before = browser.copy()
    const first = id()
    await signIn(browser)
    expect(id()).not.toBe(first)
    expect(id()).toMatch(/^[\w-]{43}$/)
    expect(await session(before)).toEqual(guest)
    expect((await session(browser)).status).toBe('member')
  })
})
