import { archivesPerDay } from '../../../../contract/orders/papers.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type AttemptLimit, noteAttempt, waitBeforeAttempt } from '../../../limits/attempt-limits.ts'

const dayMs = 24 * 60 * 60_000

/**
 * How often one thing may be asked for of one order. Each leaves a job and tells somebody, and one that came to nothing may be asked for
 * again: without an end to it, whoever may ask for it once could fill tables and mailboxes.
 */
export const orderRequestLimits = {
  archive: { name: 'order-archive', max: archivesPerDay, windowMs: dayMs },
  cancellation: { name: 'order-cancellation', max: 20, windowMs: dayMs },
  delivery: { name: 'order-delivery', max: 10, windowMs: dayMs },
  notifications: { name: 'order-notifications', max: 40, windowMs: dayMs },
  payment: { name: 'order-payment', max: 60, windowMs: dayMs },
  pickup: { name: 'order-pickup', max: 10, windowMs: dayMs },
  proof: { name: 'return-proof', max: 20, windowMs: dayMs },
  visit: { name: 'order-visit', max: 20, windowMs: dayMs },
  withdrawal: { name: 'order-withdrawal', max: 20, windowMs: dayMs },
  exchangeHold: { name: 'order-exchange-hold', max: 100, windowMs: dayMs },
  giftReturn: { name: 'order-gift-return', max: 20, windowMs: dayMs },
  return: { name: 'order-return', max: 60, windowMs: dayMs },
} as const satisfies Record<string, AttemptLimit>

/**
 * Counts one more use of an order within a limit, in the transaction that makes it; the caller holds the order's row, so that requests at
 * the same time are counted one after the other. 429 with `Retry-After` beyond the limit.
 */
export const countWithin = async (tx: Database, limit: AttemptLimit, orderNumber: string): Promise<void> => {
  const seconds = Math.ceil((await waitBeforeAttempt(tx, limit, orderNumber)) / 1000)
  if (seconds > 0) throw problem('rate_limited', { headers: { 'Retry-After': String(seconds) } })
  await noteAttempt(tx, limit, orderNumber)
}
