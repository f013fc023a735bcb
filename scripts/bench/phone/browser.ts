import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../../browser/find-browser.ts'
import { freePort } from '../../gate/free-port.ts'
import { addressOfVisit } from '../shop/address-of-visit.ts'
import type { BrowserState } from '../shop/visitors.ts'
import { phone, type Speed, slowDown } from './profile.ts'

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
