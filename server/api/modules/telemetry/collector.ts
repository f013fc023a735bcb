import { setTimeout as delay } from 'node:timers/promises'
import { errorFields, type Log } from '../../../common/log.ts'
import { otlpLogs, type Reported } from './otlp.ts'

/** Passes reports on to an OpenTelemetry collector; nobody waits for it, and nothing it meets reaches a page. */
export type PassOn = (reports: readonly Reported[]) => void

export type CollectorLimits = {
  /** Records in one request. */
  readonly maxAtOnce?: number
  /** Records that wait; beyond it the oldest are dropped. The host has its own copy. */
  readonly maxWaiting?: number
  /** Tries of one batch, and the first wait between them, which doubles. */
  readonly attempts?: number
  readonly firstWaitMs?: number
}

const patienceMs = 10_000
const longestWaitMs = 60_000
/** What OTLP names as worth another try. */
const retryable: ReadonlySet<number> = new Set([429, 502, 503, 504])

type Tried = { readonly kind: 'done' } | { readonly kind: 'again'; readonly afterMs: number | null }

const retryAfterMs = (header: string | null): number | null => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

const logsAddress = (url: string): string => (url.endsWith('/v1/logs') ? url : `${url}/v1/logs`)

/**
 * @param url base address of the collector (`http://collector:4318`), or its `/v1/logs`; null: nowhere. The first report goes at
 * once; what comes while a request is under way goes with the next.
 */
export const createPassOn = (url: string | null, log: Log, limits: CollectorLimits = {}): PassOn => {
  if (url === null) return () => {}
  const { maxAtOnce = 200, maxWaiting = 1000, attempts = 5, firstWaitMs = 1000 } = limits
  const address = logsAddress(url)
  let waiting: readonly Reported[] = []
  let isRunning = false

  const post = async (batch: readonly Reported[]): Promise<Tried> => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(otlpLogs(batch)),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      })
      await answer.body?.cancel()
      if (answer.ok) return { kind: 'done' }
      if (retryable.has(answer.status)) {
        return { kind: 'again', afterMs: retryAfterMs(answer.headers.get('retry-after')) }
      }
      log('warn', 'telemetry.refused', { status: answer.status, records: batch.length })
      return { kind: 'done' }
    } catch (error) {
      log('warn', 'telemetry.unreachable', errorFields(error))
      return { kind: 'again', afterMs: null }
    }
  }

  const deliver = async (batch: readonly Reported[]): Promise<void> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const tried = await post(batch)
      if (tried.kind === 'done') return
      if (attempt === attempts - 1) break
      const wait = Math.min(tried.afterMs ?? firstWaitMs * 2 ** attempt, longestWaitMs)
      await delay(wait, undefined, { ref: false })
    }
    log('warn', 'telemetry.given_up', { records: batch.length })
  }

  const run = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxAtOnce)
      waiting = waiting.slice(maxAtOnce)
      await deliver(batch)
    }
    isRunning = false
  }

  return (reports) => {
    const all = [...waiting, ...reports]
    if (all.length > maxWaiting) log('warn', 'telemetry.overflow', { records: all.length - maxWaiting })
    waiting = all.slice(-maxWaiting)
    if (!isRunning) void run()
  }
}
