import * as v from 'valibot'
import { pickupStatuses } from '../pickup/pickup-status.ts'
import { CalendarDate, orNull } from '../wire/primitives.ts'

/** Where an order waits: in a store, or at a pickup point of a carrier (ST-03). */
export const pickupPlaces = ['STORE', 'PICKUP_POINT'] as const
export type PickupPlace = (typeof pickupPlaces)[number]

/** How the owner of an order picks it up; part of the order, and only its owner's to read. */
export const StorePickup = v.object({
  storeId: v.pipe(v.string(), v.minLength(1)),
  place: v.optional(v.picklist(pickupPlaces), 'STORE'),
  /** One of the ready statuses once the order can be fetched (ST-03). */
  status: orNull(v.string()),
  /** Last day on which the place holds the order, a day there; `null` until it is ready, and where the host does not say. */
  collectBy: orNull(CalendarDate),
  /** The curbside link's unguessable code; `null` where there is no link. */
  qrId: orNull(v.string()),
  /** The arrival that the store knows of. */
  interaction: orNull(v.object({ id: v.string(), status: v.picklist(pickupStatuses) })),
})
export type StorePickup = v.InferOutput<typeof StorePickup>
