import { setTimeout as delay } from 'node:timers/promises'
import type { ReturnAuthorization, ReturnsSide } from '../../api/modules/returns/returns-side.ts'
import type { Database } from '../../db/schema.ts'
import type { SandboxRule } from '../tables.ts'
import { ruleOf } from './order-rules.ts'

/** Waits of the warehouse, in milliseconds. */
export type ReturnsTimes = { readonly usualMs: number; readonly slowMs: number }

const sandboxTimes: ReturnsTimes = { usualMs: 400, slowMs: 5000 }

const answers: Readonly<Partial<Record<SandboxRule, ReturnAuthorization>>> = {
  denied: 'denied',
  failing: 'failed',
}

/** A warehouse that does what each order's rule says; a return of an order without a rule is authorized. */
export const createReturnsSideByRule = (db: Database, times: ReturnsTimes = sandboxTimes): ReturnsSide => ({
  etaMs: times.usualMs,
  authorize: async ({ orderNumber }, signal) => {
    const rule = await ruleOf(db, orderNumber)
    await delay(rule === 'slow' ? times.slowMs : times.usualMs, undefined, { signal })
    return answers[rule] ?? 'authorized'
  },
})
