import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members } from '../db/tables/people/members.ts'
import { sampleMembers, samplePassword } from '../sandbox/members.ts'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, kim, password, startIdentityHost } from '../testing/host/identity-host.ts'
import { withoutSandbox } from '../testing/host/settings-without-sandbox.ts'
import type { TestBrowser } from '../testing/host/test-browser.ts'
import { hashPassword } from './passwords.ts'

const [maya] = sampleMembers
const withPassword = { email: maya?.email ?? '', password: samplePassword }
/** An account that the sandbox did not make. */
const real = { ...kim, upmId: 'upm-real', email: 'real@podium.example' }
const byClick = { member: maya?.upmId ?? '' }

describe.runIf(hasDatabase())(
  'sample members on a database that was seeded before the sandbox was switched off',
  () => {
    let host: IdentityHost
    /** Signed in as a sample member before. */
    let earlier: TestBrowser
    const signIn = async (browser: TestBrowser, form: Record<string, string>) => {
      const page = await browser.get('/session/sign-in?returnTo=/orders')
      return page.url.includes('/identity/sign-in/') ? browser.post(page.url, form) : page
    }
    const session = async (browser: TestBrowser) => (await browser.request('/session')).json()

    beforeAll(async () => {
      host = await startIdentityHost()
      await fetch(`${host.origin}/api/sandbox/reset`, { method: 'POST' })
      earlier = host.newBrowser()
      await signIn(earlier, withPassword)
      expect(await session(earlier)).toMatchObject({ status: 'member', member: { upmId: maya?.upmId } })
      await host.restart(withoutSandbox)
      await host.database.db.insert(members).values({ ...real, passwordHash: await hashPassword(password) })
    })
    afterAll(() => host?.close())

    test.each([
      ['by password', withPassword],
      ['by a click', byClick],
    ])('a sample member does not sign in %s', async (_, form) => {
      const browser = host.newBrowser()
      const answer = await signIn(browser, form)
      expect([answer.status, await session(browser)]).toEqual([422, { status: 'guest', visitor: null }])
    })

    test('nobody is offered, no link signs in, and no password is told', async () => {
      const page = await host
        .newBrowser()
        .get(`/session/sign-in?returnTo=/orders&login_hint=${withPassword.email}`)
      expect(page.url).toContain('/identity/sign-in/')
      expect(page.text).not.toContain(samplePassword)
      expect(page.text).not.toContain(maya?.givenName)
    })

    test('a sample member who was signed in is not, here and at the issuer', async () => {
      expect(await session(earlier)).toEqual({ status: 'guest', visitor: null })
      const again = await earlier.get('/session/sign-in?returnTo=/orders')
      expect([await session(earlier), again.url]).toEqual([
        { status: 'guest', visitor: null },
        expect.stringContaining('/identity/sign-in/'),
      ])
    })

    test('a sample’s password is refused as a wrong one is, and a real account signs in with its own', async () => {
      const neutral = (text: string) => text.replaceAll(/sign-in\/[\w-]+/g, '')
      const refused = await signIn(host.newBrowser(), withPassword)
      const wrong = await signIn(host.newBrowser(), { ...withPassword, password: 'wrong' })
      expect(neutral(refused.text)).toBe(neutral(wrong.text))
      const browser = host.newBrowser()
      await signIn(browser, { email: real.email, password })
      expect(await session(browser)).toMatchObject({ status: 'member', member: { upmId: real.upmId } })
    })
  },
)
