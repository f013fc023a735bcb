import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { findOrInstallBrowser } from '../../browser/find-browser.ts'
import { freePort } from '../../gate/free-port.ts'
import { phone, type Speed, slowDown } from './profile.ts'

export type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>
export type BenchBrowser = { browser: Browser; port: number }

/** The browser of all measurements, with the port by which Lighthouse drives it. */
export async function startBrowser(): Promise<BenchBrowser> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: [`--remote-debugging-port=${port}`],
  })
  return { browser, port }
}

/** Calls of one address are limited: every visit comes from one of its own. */
export const addressOfVisit = (() => {
  let visits = 0
  return () => {
    visits += 1
    return { 'X-Forwarded-For': `10.250.${Math.floor(visits / 250) % 250}.${(visits % 250) + 1}` }
  }
})()

/** A page of the phone with an empty cache, for as long as `use` takes. */
export async function onPhone<T>(
  { browser }: BenchBrowser,
  { state, speed }: { state: BrowserState | undefined; speed: Speed },
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...phone,
    ...(state && { storageState: state }),
    extraHTTPHeaders: addressOfVisit(),
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await slowDown(session, speed)
    return await use(page, session)
  } finally {
    await context.close()
  }
}
