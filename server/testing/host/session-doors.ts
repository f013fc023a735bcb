import { parse } from 'valibot'
import { Session } from '../../../contract/session/session.ts'
import { kim } from './identity-host.ts'
import type { TestBrowser } from './test-browser.ts'

/** The session of a browser that nobody is signed in with. */
export const guest = { status: 'guest', visitor: null }

/** Goes through the issuer's page, as a sample member unless other credentials are typed. */
export const signIn = async (
  browser: TestBrowser,
  returnTo = '/us/en/orders',
  credentials: Record<string, string> = { member: kim.upmId },
) => {
  const form = await browser.get(`/session/sign-in?${new URLSearchParams({ returnTo, locale: 'en' })}`)
  return browser.post(form.url, credentials)
}

export const session = async (browser: TestBrowser): Promise<Session> => {
  const response = await browser.request('/session')
  return parse(Session, await response.json())
}

/** @throws Error where nobody is signed in. */
export const memberSession = async (browser: TestBrowser) => {
  const found = await session(browser)
  if (found.status !== 'member') throw new Error('nobody is signed in')
  return found
}

/** The first page of the history, as whoever holds the token. */
export const historyFor = (origin: string, accessToken: string): Promise<Response> =>
  fetch(`${origin}/api/orders/history/v1?filter=type(SALES_ORDER)&country=US&language=en`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
