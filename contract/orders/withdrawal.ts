import * as v from 'valibot'
import { CalendarDate, Instant } from '../wire/primitives.ts'

/** A statement of withdrawal from an order, as the order tells of it; ours, beside the specification. */
export const Withdrawal = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** When the host received it. */
  receivedAt: Instant,
  /** The last day on which the goods may be sent back. */
  sendBackBy: CalendarDate,
  /** Ids of the lines that it is about. */
  lines: v.array(v.string()),
})
export type Withdrawal = v.InferOutput<typeof Withdrawal>
