import { expect, type Page } from '@playwright/test'
import { knownElementId } from '../../../domain/pages/known-element.ts'
import { timeZoneCookie } from '../../../domain/pages/time-zone-cookie.ts'
import type { HeldCalls } from './held-calls.ts'

/** A page that came rendered answers once its script has taken it over; the first thing that it does then is to tell its zone. */
const untilTakenOver = async (page: Page): Promise<void> => {
  await page.waitForLoadState('domcontentloaded')
  if ((await page.locator(`#${knownElementId}`).count()) === 0) return
  await page.waitForFunction((name) => document.cookie.includes(`${name}=`), timeZoneCookie)
}

/**
 * Stops the page's clock a little ahead; from then on time passes only where a walk says so. It stays well under the ten
 * seconds after which a held request counts as timed out.
 */
export const pauseClock = async (page: Page): Promise<void> => {
  await untilTakenOver(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
}

/**
 * What has passed in the page stays passed: answers of the API no longer tell the host's time, to which the page would go back,
 * but those of `except`, which the walk gives itself.
 */
export const keepPageTime = async (page: Page, except: RegExp): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !except.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const { date: _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    },
  )
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/**
 * Lets a span pass that the host's time decides, and half a minute more: the page knows that time to some seconds only, and its
 * own may stand still.
 */
export const passHostTime = (page: Page, ms: number): Promise<void> => page.clock.fastForward(ms + 30_000)

const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

export const hidePage = (page: Page): Promise<void> => setVisibility(page, 'hidden')
export const showPage = (page: Page): Promise<void> => setVisibility(page, 'visible')

/** Whether the actor's request comes within a second of real time. */
const isAsked = async (held: HeldCalls, actor: string): Promise<boolean> =>
  expect
    .poll(() => held.waits(actor), { timeout: 1_000, intervals: [20, 50, 100] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

const shortWaits: readonly number[] = Array.from({ length: 8 }, () => 3_000)

/**
 * Lets time pass, step by step, until the actor asks the host: a held request that waited ten seconds more would count as
 * timed out. `steps` are milliseconds, each shorter than that past the moment at which the request may go out.
 */
export const runUntilAsked = async (
  { page, held }: { readonly page: Page; readonly held: HeldCalls },
  actor: string,
  steps = shortWaits,
): Promise<void> => {
  for (const step of steps) {
    await page.clock.runFor(step)
    if (await isAsked(held, actor)) return
  }
  throw new Error(`"${actor}" was not asked again`)
}
