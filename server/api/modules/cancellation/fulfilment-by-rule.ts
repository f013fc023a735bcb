import { setTimeout as delay } from 'node:timers/promises'
import type { Fulfilment, FulfilmentAnswer } from './fulfilment.ts'

/** Waits of the fulfilment side, in milliseconds. */
export type FulfilmentTimes = {
  readonly usualMs: number
  readonly slowMs: number
  /** Until a pending cancellation is settled. */
  readonly settleAfterMs: number
}

const sandboxTimes: FulfilmentTimes = { usualMs: 400, slowMs: 5000, settleAfterMs: 10 * 60_000 }

/** Polls a slow cancellation less often, so that 20 polls outlast it by far. */
const slowEtaMs = 1000

/** A fulfilment side that does what each order's sandbox rule says; an order without a rule is cancelled. */
export const createFulfilmentByRule = (times: FulfilmentTimes = sandboxTimes): Fulfilment => {
  const answers: Readonly<Record<string, FulfilmentAnswer>> = {
    denied: { kind: 'denied' },
    failing: { kind: 'failed' },
    pending: { kind: 'pending', settleAfterMs: times.settleAfterMs },
  }
  return {
    etaMs: ({ sandboxRule }) => (sandboxRule === 'slow' ? slowEtaMs : times.usualMs),
    cancel: async ({ sandboxRule }, signal) => {
      await delay(sandboxRule === 'slow' ? times.slowMs : times.usualMs, undefined, { signal })
      return answers[sandboxRule ?? ''] ?? { kind: 'cancelled' }
    },
    settle: async () => ({ kind: 'cancelled' }),
  }
}
