import * as v from 'valibot'
import { orNull } from './primitives.ts'

/** Label of a return (returns.md §3, RL-01); without `returnLabel` an answer is an error. */
export const ReturnLabel = v.object({
  carrier: orNull(v.string()),
  /** Data matrix as an image, base64. */
  dataMatrix: orNull(v.string()),
  isEmeaPaperless: v.optional(v.boolean(), false),
  /** PDF, base64. */
  returnLabel: orNull(v.string()),
  labelFormat: orNull(v.string()),
  dropOffCode: orNull(v.object({ data: v.string() })),
  error: orNull(v.looseObject({ message: v.optional(v.string()) })),
})
export type ReturnLabel = v.InferOutput<typeof ReturnLabel>
