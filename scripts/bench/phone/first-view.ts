import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { View } from '../figures/figures.types.ts'
import { blockingTime, countBefore, sumOf } from '../figures/statistics.ts'
import { type BenchBrowser, type BrowserState, onPhone } from './browser.ts'
import { movingAtRest } from './moving.ts'
import { type Traffic, watchTraffic } from './traffic.ts'
import { readPage, watchPage } from './watch-page.ts'

export type Visit = { view: View; scripts: string[]; moving: string[] }

export type Address = { url: string; state: BrowserState | undefined; awaited: string }

const quietMs = 1000
const patienceMs = 20_000

/** One throttled visit to a page with nothing in the cache, until the page is at rest. */
export const firstView = (browser: BenchBrowser, { url, state, awaited }: Address): Promise<Visit> =>
  onPhone(browser, { state, speed: 'throttled' }, async (page, session) => {
    const traffic = watchTraffic(session)
    await page.addInitScript(watchPage, awaited)
    await session.send('Performance.enable', { timeDomain: 'timeTicks' })
    const before = await taskTime(session)
    await page.goto(url)
    await rest(page, traffic)
    const mainThread = (await taskTime(session)) - before
    const { origin, hydrated, longTasks, ...seen } = await page.evaluate(readPage)
    const requests = traffic.requests()
    const bytesOf = (kind: string) =>
      sumOf(
        requests.filter((request) => request.kind === kind),
        ({ bytes }) => bytes,
      )
    return {
      view: {
        ...seen,
        answers: hydrated,
        blocking: blockingTime(longTasks, seen.fcp ?? 0),
        mainThread,
        requestsBefore: seen.shown === null ? null : countBefore(requests, origin + seen.shown),
        requests: requests.length,
        bytes: sumOf(requests, ({ bytes }) => bytes),
        fontBytes: bytesOf('Font'),
        simulatedLcp: null,
      },
      scripts: requests.filter(({ kind }) => kind === 'Script').map((request) => request.url),
      moving: await page.evaluate(movingAtRest),
    }
  })

/** A page is at rest when for a second nothing was on its way and no task took 50 ms; one that never rests is left to it. */
export async function rest(page: Page, traffic: Traffic): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    await pause(100)
    if (traffic.requests().some(({ isOver }) => !isOver)) continue
    if (Date.now() - traffic.lastChange() < quietMs) continue
    const sinceTask = await page.evaluate(() => {
      const { longTasks } = (
        globalThis as never as { watched: { longTasks: { start: number; duration: number }[] } }
      ).watched
      const last = longTasks.at(-1)
      return last ? performance.now() - last.start - last.duration : Number.POSITIVE_INFINITY
    })
    if (sinceTask >= quietMs) return
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
