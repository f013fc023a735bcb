import { orderNumberKey } from '../../../../domain/guests/order-number.ts'
import type { AttemptLimit, LimitedSubject } from '../../../limits/attempt-limits.ts'

const minuteMs = 60_000

/** Wrong tries, as the guest lookup counts them (docs/decisions/0129): of one client, and at one order, which nobody shuts for others. */
const perClient: readonly AttemptLimit[] = [
  { name: 'gift-receipt', max: 5, windowMs: minuteMs, maxProven: 15 },
  { name: 'gift-receipt', max: 20, windowMs: 60 * minuteMs, maxProven: 60 },
]
const perOrder: AttemptLimit = {
  name: 'gift-receipt-order',
  max: 10,
  windowMs: 60 * minuteMs,
  maxProven: Number.POSITIVE_INFINITY,
}

/** What a try counts against, whether there is such an order or not. */
export const giftSubjects = (attempt: {
  readonly orderNumber: string
  readonly address: string
}): readonly LimitedSubject[] => [
  ...perClient.map((limit) => ({ limit, subject: attempt.address })),
  { limit: perOrder, subject: orderNumberKey(attempt.orderNumber) },
]
