import { setTimeout as pause } from 'node:timers/promises'
import type { PageKey } from '../shop/pages.ts'
import { type BenchBrowser, onPhone } from './browser.ts'
import { type Address, rest } from './first-view.ts'
import { interactionsOf } from './interactions.ts'
import { watchTraffic } from './traffic.ts'
import { watchPage } from './watch-page.ts'

/** Shorter events are not told by the browser. */
const shortestMs = 16
const afterwardsMs = 400
const patienceMs = 10_000

/** The longest event of each interaction with a page at rest, on the phone's processor, until its next frame was painted. */
export const interactionTimes = (
  browser: BenchBrowser,
  key: PageKey,
  { url, state, awaited }: Address,
): Promise<Record<string, number | null>> =>
  onPhone(browser, { state, speed: 'slowProcessor' }, async (page, session) => {
    const traffic = watchTraffic(session)
    await page.addInitScript(watchPage, awaited)
    await page.addInitScript(watchEvents, shortestMs)
    await page.goto(url)
    await rest(page, traffic)
    const times: Record<string, number | null> = {}
    page.setDefaultTimeout(patienceMs)
    for (const { name, act } of interactionsOf[key]) {
      await page.evaluate(takeLongest)
      const isDone = await act(page).then(
        () => true,
        (error: Error) => {
          console.error(`${key}, ${name}: ${error.message}`)
          return false
        },
      )
      await pause(afterwardsMs)
      times[name] = isDone ? Math.max(shortestMs, await page.evaluate(takeLongest)) : null
    }
    return times
  })

function watchEvents(shortest: number): void {
  Object.assign(globalThis, { longestEvent: 0 })
  new PerformanceObserver((list) => {
    const seen = globalThis as never as { longestEvent: number }
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.longestEvent = Math.max(seen.longestEvent, duration)
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page: the longest event since it was last asked. */
function takeLongest(): number {
  const seen = globalThis as never as { longestEvent: number }
  const { longestEvent } = seen
  seen.longestEvent = 0
  return longestEvent
}
