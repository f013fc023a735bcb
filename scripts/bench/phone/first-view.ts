import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { View } from '../figures/figures.types.ts'
import { blockingTime, countBefore, sumOf } from '../figures/statistics.ts'
import type { BrowserState } from '../shop/visitors.ts'
import { type BenchBrowser, onPhone } from './browser.ts'
import { movingAtRest } from './moving.ts'
import { type Traffic, watchTraffic } from './traffic.ts'
import { readPage, readRest, watchPage } from './watch-page.ts'

export type Visit = { view: View; scripts: string[]; moving: string[] }

export type Address = {
  url: string
  state: BrowserState | undefined
  /** Selector of the row or heading that the visitor waits for. */
  awaited: string
  /** The twin of a page that is not rendered has nothing to wait for. */
  mayBeEmpty?: boolean
}

const quietMs = 1000
const patienceMs = 20_000

/** One throttled visit to a page with nothing in the cache, until the page is at rest. */
export const firstView = (
  browser: BenchBrowser,
  { url, state, awaited, mayBeEmpty }: Address,
): Promise<Visit> =>
  onPhone(browser, { state, speed: 'throttled' }, async (page, session) => {
    const traffic = watchTraffic(session)
    await page.addInitScript(watchPage, awaited)
    await session.send('Performance.enable', { timeDomain: 'timeTicks' })
    const before = await taskTime(session)
    await page.goto(url)
    await rest(page, traffic, !mayBeEmpty)
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

/**
 * A page is at rest when what is awaited was painted and for a second nothing was on its way and no task took 50 ms; one that never
 * rests is left to it. A page of which nothing is awaited may be empty.
 */
export async function rest(page: Page, traffic: Traffic, awaited = true): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    await pause(100)
    if (traffic.requests().some(({ isOver }) => !isOver)) continue
    if (Date.now() - traffic.lastChange() < quietMs) continue
    const { shown, idleFor } = await page.evaluate(readRest)
    if (idleFor >= quietMs && (shown !== null || !awaited)) return
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
