import * as v from 'valibot'
import { HistoryItem } from './orders.ts'
import { orNull, WireAmount } from './primitives.ts'

/** Line of a partner order: a history line with its total; `memberGatedFlag` shows as member access (PA-02). */
export const PartnerOrderItem = v.object({ ...HistoryItem.entries, lineItemTotal: orNull(WireAmount) })
export type PartnerOrderItem = v.InferOutput<typeof PartnerOrderItem>
