import * as v from 'valibot'
import { Instant, WireAmount } from '../wire/primitives.ts'

/** What was given back, once: for a return by the warehouse, for cancelled lines by the shop; ours, beside the specification. */
export const Refund = v.object({
  amount: WireAmount,
  recordedAt: Instant,
})
