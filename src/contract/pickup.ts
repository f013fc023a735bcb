import * as v from 'valibot'
import { OrderNumber, orNull } from './primitives.ts'

/** A pickup at the kerb, from SUBMITTED on (orders.md §4, "Store pickup interaction"). */
export const pickupStatuses = ['SUBMITTED', 'CLAIMED', 'COMPLETE', 'CANCELLED_CONSUMER'] as const
export type PickupStatus = (typeof pickupStatuses)[number]

export const PickupNote = v.object({
  authorType: v.string(),
  /** For the vehicle: 1 to 100 characters (CU-02). */
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  targetType: v.string(),
})

export const ValidationCode = v.object({ type: v.string(), code: v.string() })

/** The shopper's arrival as the store sees it (orders.md §3). */
export const PickupInteraction = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  status: v.optional(v.picklist(pickupStatuses), 'SUBMITTED'),
  notes: v.optional(v.array(PickupNote), []),
  orderNumber: OrderNumber,
  storeId: v.string(),
  storeServiceId: orNull(v.string()),
  validationCode: orNull(ValidationCode),
})
export type PickupInteraction = v.InferOutput<typeof PickupInteraction>
