import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionPaths } from '../../../contract/session/session.ts'
import { members, webSessions } from '../../db/tables/people/members.ts'
import { hashPassword } from '../../identity/passwords.ts'
import { hasDatabase } from '../database/open-test-database.ts'
import { type IdentityHost, kim, password, startIdentityHost } from '../host/identity-host.ts'
import { withoutSandbox } from '../host/settings-without-sandbox.ts'
import type { TestBrowser } from '../host/test-browser.ts'
import { addReturn } from '../orders/return-order.ts'
import { type BrowserName, browsers, type Door, doors, sandboxDoors } from './doors.ts'

const lee = { ...kim, upmId: 'upm-lee', givenName: 'Lee', email: 'lee@podium.example' }
const names = Object.keys(browsers) as BrowserName[]
const sameOrigin = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

describe.skipIf(!hasDatabase())('the doors of the session', () => {
  let host: IdentityHost
  let returnNumber: string
  let jars: Record<BrowserName, TestBrowser>
  beforeAll(async () => {
    host = await startIdentityHost({ BATON_SANDBOX: '1' })
    await host.database.db.insert(members).values({ ...lee, passwordHash: await hashPassword(password) })
    returnNumber = await addReturn(host.database.db, { upmId: kim.upmId, contactEmail: kim.email })
    jars = await opened()
  })
  afterAll(() => host?.close())

  const signedIn = async ({ email }: { readonly email: string }) => {
    const browser = host.newBrowser()
    const form = await browser.get('/session/sign-in')
    await browser.post(form.url, { email, password })
    return browser
  }
  const guestOf = async (email: string) => {
    const browser = host.newBrowser()
    const body = JSON.stringify({ email, phone: null, visitorId: 'v1', visit: '1' })
    await browser.request(sessionPaths.visitor, { method: 'POST', body, headers: sameOrigin })
    return browser
  }
  const ended = async () => {
    const browser = await signedIn(kim)
    const copy = browser.copy()
    await browser.request(sessionPaths.signOut, { method: 'POST', headers: sameOrigin })
    return copy
  }
  const overdue = async () => {
    const { db } = host.database
    const before = new Set((await db.select().from(webSessions)).map(({ idHash }) => idHash))
    const browser = await signedIn(kim)
    const [session] = (await db.select().from(webSessions)).filter(({ idHash }) => !before.has(idHash))
    await db
      .update(webSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(webSessions.idHash, session?.idHash ?? ''))
    return browser
  }
  const opened = async (): Promise<Record<BrowserName, TestBrowser>> => ({
    nobody: host.newBrowser(),
    member: await signedIn(kim),
    otherMember: await signedIn(lee),
    guest: await guestOf(kim.email),
    otherGuest: await guestOf('other@podium.example'),
    ended: await ended(),
    overdue: await overdue(),
    made: host.newBrowser(),
  })
  const madeUp = `__Host-baton-guest=made.up; __Host-baton-session=${'B'.repeat(43)}`

  const ask = (browser: TestBrowser, door: Door, name: BrowserName, headers: Record<string, string>) =>
    browser.request(door.ask(returnNumber), {
      method: door.method,
      headers: { ...headers, ...(name === 'made' && { Cookie: madeUp }) },
      ...(door.body && { body: JSON.stringify(door.body) }),
    })

  /** What the answer comes to, for the browser of this name. */
  const told = async (answer: Response, name: BrowserName) => {
    const to = answer.headers.get('location')
    if (answer.status === 303 && to !== null) {
      if (to.includes('/identity/')) return 'issuer'
      if (to === '/us/en/orders/returns/R') return 'back'
      return to === '/orders' ? 'orders' : to
    }
    const text = await answer.text()
    if (answer.headers.get('content-type') === 'application/pdf') return 'file'
    if (answer.status === 400 && answer.headers.get('content-type')?.startsWith('text/html')) return 'again'
    if (answer.status !== 200) return `${answer.status}`
    const body = JSON.parse(text)
    if ('continueTo' in body || body.visitor?.email === 'door@podium.example') return 'done'
    if (body.status === 'member') {
      const own = { member: kim.email, otherMember: lee.email }[name as string]
      return body.member.email === own ? 'self' : `the session of ${body.member.email}`
    }
    if (body.visitor === null) return 'guest'
    const own = { guest: kim.email, otherGuest: 'other@podium.example' }[name as string]
    return body.visitor.email === own ? 'visitor' : `the contact ${body.visitor.email}`
  }

  it.each(Object.entries(doors))('%s answers each browser as the table says', async (_, door) => {
    const answered: Record<string, string> = {}
    for (const name of names) {
      const browser = jars[name].copy()
      if (door.fromElsewhere) {
        const elsewhere = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' }
        const refused = await ask(browser, door, name, { ...elsewhere, Origin: 'https://elsewhere.example' })
        expect([name, refused.status, refused.headers.getSetCookie()]).toEqual([name, 403, []])
      }
      const answer = await ask(browser, door, name, door.method === 'POST' ? sameOrigin : {})
      expect([name, answer.headers.get('access-control-allow-origin')]).toEqual([name, null])
      answered[name] = await told(answer, name)
    }
    expect(answered).toEqual(door.answers)
  })

  it('with the sandbox off there is no door of it', async () => {
    await host.restart(withoutSandbox)
    const member = await signedIn(kim)
    const offered = []
    for (const door of sandboxDoors) {
      const [method = '', path = ''] = door.split(' ')
      for (const browser of [host.newBrowser(), member]) {
        const answer = await browser.request(path, { method, headers: { 'Sec-Fetch-Site': 'same-origin' } })
        const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
        const text = await answer.text()
        // A path that nothing answers is the client's, whose page says that there is no such page.
        const isClients = method === 'GET' && isPage && !text.includes('sandbox')
        if (answer.status !== 404 && answer.status !== 405 && !isClients) offered.push([door, answer.status])
      }
    }
    expect(offered).toEqual([])
  })
})
