import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { members } from '../db/tables/people/members.ts'
import { oidcPayloads } from '../db/tables/people/oidc-payloads.ts'
import { sandboxMembers } from '../sandbox/tables.ts'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, kim, password, startIdentityHost } from '../testing/host/identity-host.ts'
import { memberSession, signIn } from '../testing/host/session-doors.ts'
import { hashPassword } from './passwords.ts'

const lee = { ...kim, upmId: 'upm-lee', givenName: 'Lee', email: 'lee@podium.example' }

describe.runIf(hasDatabase())('in a browser that the issuer knows as somebody else’s', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())
  beforeEach(async () => {
    const { db } = host.database
    await db.delete(members)
    await db.delete(oidcPayloads)
    const passwordHash = await hashPassword(password)
    await db.insert(members).values([kim, lee].map((member) => ({ ...member, passwordHash })))
    await db.insert(sandboxMembers).values([kim, lee].map(({ upmId }) => ({ upmId })))
  })

  /** The page that asks whoever has this address to sign in. */
  const asked = (email: string) =>
    `/session/sign-in?${new URLSearchParams({ login_hint: email, locale: 'en' })}`

  test.each([
    ['their password', { email: lee.email, password }],
    ['a click', { member: lee.upmId }],
  ])('another member signs in by %s, and is who they are', async (_, form) => {
    const browser = host.newBrowser()
    await signIn(browser)
    expect((await memberSession(browser)).member.upmId).toBe(kim.upmId)
    const page = await browser.get(asked('typed@podium.example'))
    expect(page.text).toContain('id="password"')
    expect((await browser.post(page.url, form)).status).toBe(200)
    expect((await memberSession(browser)).member.upmId).toBe(lee.upmId)
  })

  test('the same member signs in again, and their session at the issuer stays', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    const page = await browser.get(asked('typed@podium.example'))
    const sessions = () =>
      host.database.db.select().from(oidcPayloads).where(eq(oidcPayloads.model, 'Session'))
    const [before] = await sessions()
    await browser.post(page.url, { member: kim.upmId })
    expect((await sessions()).map(({ uid }) => uid)).toEqual([before?.uid])
    expect((await memberSession(browser)).member.upmId).toBe(kim.upmId)
  })

  test('whose account is gone, the page asks for a sign-in, and another account may', async () => {
    const browser = host.newBrowser()
    await signIn(browser)
    await host.database.db.delete(members).where(eq(members.upmId, kim.upmId))
    const page = await browser.get('/session/sign-in?locale=en')
    expect([page.status, page.text.includes('id="password"')]).toEqual([200, true])
    await browser.post(page.url, { email: lee.email, password })
    expect((await memberSession(browser)).member.upmId).toBe(lee.upmId)
  })
})
