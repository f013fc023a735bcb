import { setTimeout as delay } from 'node:timers/promises'
import type { ReturnAuthorization, ReturnsSide } from './returns-side.ts'

/** Waits of the warehouse, in milliseconds. */
export type ReturnsTimes = { readonly usualMs: number; readonly slowMs: number }

const sandboxTimes: ReturnsTimes = { usualMs: 400, slowMs: 5000 }

/** Polls a slow return less often, so that 20 polls outlast it by far. */
const slowEtaMs = 1000

const answers: Readonly<Record<string, ReturnAuthorization>> = { denied: 'denied', failing: 'failed' }

/** A warehouse that does what each order's sandbox rule says; a return of an order without a rule is authorized. */
export const createReturnsSideByRule = (times: ReturnsTimes = sandboxTimes): ReturnsSide => ({
  etaMs: ({ sandboxRule }) => (sandboxRule === 'slow' ? slowEtaMs : times.usualMs),
  authorize: async ({ sandboxRule }, signal) => {
    await delay(sandboxRule === 'slow' ? times.slowMs : times.usualMs, undefined, { signal })
    return answers[sandboxRule ?? ''] ?? 'authorized'
  },
})
