import * as v from 'valibot'
import { Instant, WireAmount } from '../wire/primitives.ts'

/** What the warehouse gave back for a return, once; ours, beside the specification. */
export const Refund = v.object({
  amount: WireAmount,
  recordedAt: Instant,
})
