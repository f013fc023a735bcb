import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../contract/sandbox/sandbox.ts'
import { startApp } from './bench/started-app.ts'
import { freePort } from './gate/free-port.ts'
import { type Shopper, startShopper } from './soak/shopper.ts'

/** `npm run soak`: visits at the curb against one host, all polled at once, while the store claims and completes each. */
const visits = Number(process.argv[2] ?? 200)
const seconds = Number(process.argv[3] ?? 60)
const maxMs = 3_000

const answers = new Map<number, number>()
const realFetch = globalThis.fetch
// The charts ask their page whether it is hidden; there is none, so it is always shown.
const noop = () => undefined
Object.assign(globalThis, {
  document: { visibilityState: 'visible', addEventListener: noop, removeEventListener: noop },
})

const data = mkdtempSync(join(tmpdir(), 'baton-soak-'))
const app = await startApp(data, await freePort())
globalThis.fetch = async (...asked) => {
  const answer = await realFetch(...asked)
  answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
  return answer
}
const shoppers: Shopper[] = []
try {
  process.exitCode = report(await soak(app.origin)) ? 0 : 1
} finally {
  // A shopper who still asks would keep the host from stopping.
  for (const shopper of shoppers) shopper.stop()
  await app.stop()
  rmSync(data, { recursive: true, force: true })
}

type Change = { readonly shopper: Shopper; readonly delayMs: number | null }

async function soak(
  origin: string,
): Promise<{ readonly changes: readonly Change[]; readonly polls: number }> {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await realFetch(`${origin}/api/sandbox/${path}`, {
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
  const before = total()

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
  return { changes, polls: total() - before }
}

function total(): number {
  return [...answers.values()].reduce((sum, count) => sum + count, 0)
}

/** Says how it went; whether every change was seen in time and no answer was a 5xx. */
function report({ changes, polls }: Awaited<ReturnType<typeof soak>>): boolean {
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
