import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../../contract/sandbox/sandbox.ts'
import { showDocument } from '../../server/testing/changes/shown-document.ts'
import { startApp } from '../bench/started-app.ts'
import { freePort } from '../gate/free-port.ts'
import { type Shopper, startShopper } from './shopper.ts'

const maxMs = 3_000

/**
 * Visits at the curb against one host, all polled at once, while the store claims and completes each. Says how it went; whether
 * every change was seen within three seconds and no answer was a 5xx.
 */
export const soakCurbside = async (visits = 200, seconds = 60): Promise<boolean> => {
  const answers = new Map<number, number>()
  const realFetch = globalThis.fetch
  // The charts ask their page whether it is hidden; there is none, so it is always shown.
  const hideDocument = showDocument()
  const data = mkdtempSync(join(tmpdir(), 'baton-soak-'))
  const app = await startApp(data, await freePort())
  globalThis.fetch = async (...asked) => {
    const answer = await realFetch(...asked)
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    return answer
  }
  const shoppers: Shopper[] = []
  try {
    return report(await soak({ origin: app.origin, visits, seconds, shoppers, answers, ask: realFetch }))
  } finally {
    // A shopper who still asks would keep the host from stopping.
    for (const shopper of shoppers) shopper.stop()
    globalThis.fetch = realFetch
    hideDocument()
    await app.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

type Change = { readonly shopper: Shopper; readonly delayMs: number | null }

type Soak = {
  readonly origin: string
  readonly visits: number
  readonly seconds: number
  readonly shoppers: Shopper[]
  /** How many answers of each status shoppers were given. */
  readonly answers: ReadonlyMap<number, number>
  /** Asks without being counted. */
  readonly ask: typeof fetch
}

type Soaked = Pick<Soak, 'visits' | 'seconds' | 'answers'> & {
  readonly changes: readonly Change[]
  readonly polls: number
}

const total = (answers: ReadonlyMap<number, number>): number =>
  [...answers.values()].reduce((sum, count) => sum + count, 0)

const soak = async ({ origin, visits, seconds, shoppers, answers, ask }: Soak): Promise<Soaked> => {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await ask(`${origin}/api/sandbox/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const scenarios: Scenario[] = []
  while (scenarios.length < visits) {
    scenarios.push(await call('POST', 'orders', { from: 'curbside', member: null, country: 'us' }))
  }
  for (const { url, orderNumber = '' } of scenarios) {
    shoppers.push(startShopper(origin, new URL(url, origin), orderNumber))
  }
  await Promise.all(shoppers.map((shopper) => shopper.sees('submitted')))
  const before = total(answers)

  /** Moves one visit, and gives back how long after the host's answer its shopper saw it. */
  const move = async (shopper: Shopper, status: 'CLAIMED' | 'COMPLETE'): Promise<Change> => {
    await call('POST', `pickups/${shopper.arrivalId()}`, { status })
    const moved = performance.now()
    const view = status === 'CLAIMED' ? 'claimed' : 'complete'
    const isSeen = await Promise.race([shopper.sees(view).then(() => true), pause(4 * maxMs, false)])
    const at = shopper.seen.get(view)
    return { shopper, delayMs: isSeen && at !== undefined ? Math.max(0, at - moved) : null }
  }
  const spanMs = seconds * 1_000 - 2 * maxMs
  const changes = await Promise.all(
    shoppers.flatMap((shopper, index) => {
      const claimed = pause((index / visits) * (spanMs / 2)).then(() => move(shopper, 'CLAIMED'))
      const complete = Promise.all([claimed, pause(spanMs / 2 + (index / visits) * (spanMs / 2))]).then(() =>
        move(shopper, 'COMPLETE'),
      )
      return [claimed, complete]
    }),
  )
  return { visits, seconds, answers, changes, polls: total(answers) - before }
}

/** Says how it went; whether every change was seen in time and no answer was a 5xx. */
const report = ({ visits, seconds, answers, changes, polls }: Soaked): boolean => {
  const delays = changes.flatMap(({ delayMs }) => delayMs ?? []).toSorted((one, other) => one - other)
  const at = (share: number) =>
    Math.round(delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0)
  const lost = changes.length - delays.length
  const failures = [...answers].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0)
  console.log(`| Visits | Seconds | Polls | Status changes | Seen after (median, 95 %, longest) | Never seen | 5xx |
|---|---|---|---|---|---|---|
| ${visits} | ${seconds} | ${polls} | ${changes.length} | ${at(0.5)} ms, ${at(0.95)} ms, ${at(1)} ms | ${lost} | ${failures} |`)
  return lost === 0 && failures === 0 && at(1) <= maxMs
}
