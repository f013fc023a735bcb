/** A pickup at the curb, from SUBMITTED on (orders.md §4, "Store pickup interaction"). */
export const pickupStatuses = ['SUBMITTED', 'CLAIMED', 'COMPLETE', 'CANCELLED_CONSUMER'] as const
export type PickupStatus = (typeof pickupStatuses)[number]
