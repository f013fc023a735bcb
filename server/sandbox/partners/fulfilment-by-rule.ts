import { setTimeout as delay } from 'node:timers/promises'
import type {
  DeliveryAnswer,
  Fulfilment,
  FulfilmentAnswer,
} from '../../api/modules/cancellation/fulfilment.ts'
import type { Database } from '../../db/schema.ts'
import type { SandboxRule } from '../tables.ts'
import { ruleOf } from './order-rules.ts'

/** Waits of the fulfilment side, in milliseconds. */
export type FulfilmentTimes = {
  readonly usualMs: number
  readonly slowMs: number
  /** Until a pending cancellation is settled. */
  readonly settleAfterMs: number
}

const sandboxTimes: FulfilmentTimes = { usualMs: 400, slowMs: 5000, settleAfterMs: 10 * 60_000 }

/** How the warehouse takes another delivery: `denied` has packed the order meanwhile. */
const deliveries: Readonly<Record<SandboxRule, DeliveryAnswer>> = {
  complete: { kind: 'changed' },
  slow: { kind: 'changed' },
  pending: { kind: 'changed' },
  denied: { kind: 'denied' },
  failing: { kind: 'failed' },
}

/** A fulfilment side that does what each order's rule says; an order without a rule is cancelled, or delivered as is asked for. */
export const createFulfilmentByRule = (db: Database, times: FulfilmentTimes = sandboxTimes): Fulfilment => {
  const answers: Readonly<Record<SandboxRule, FulfilmentAnswer>> = {
    complete: { kind: 'cancelled' },
    slow: { kind: 'cancelled' },
    denied: { kind: 'denied' },
    failing: { kind: 'failed' },
    pending: { kind: 'pending', settleAfterMs: times.settleAfterMs },
  }
  const ruleInTime = async (orderNumber: string, signal: AbortSignal): Promise<SandboxRule> => {
    const rule = await ruleOf(db, orderNumber)
    await delay(rule === 'slow' ? times.slowMs : times.usualMs, undefined, { signal })
    return rule
  }
  return {
    etaMs: times.usualMs,
    cancel: async ({ orderNumber }, signal) => answers[await ruleInTime(orderNumber, signal)],
    changeDelivery: async ({ orderNumber }, signal) => deliveries[await ruleInTime(orderNumber, signal)],
    settle: async () => ({ kind: 'cancelled' }),
  }
}
