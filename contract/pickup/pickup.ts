import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { Instant, OrderNumber, orNull } from '../wire/primitives.ts'
import { oneLine } from '../wire/text.ts'
import { pickupStatuses } from './pickup-status.ts'

/** Characters of what a shopper says about the car (CU-02). */
export const maxVehicleCharacters = 100

export const PickupNote = v.object({
  authorType: v.string(),
  /** For the vehicle: 1 to 100 characters (CU-02). */
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(maxVehicleCharacters)),
  targetType: v.string(),
})

export const ValidationCode = v.object({ type: v.string(), code: v.string() })

/** The shopper's arrival as the store sees it (orders.md §3). Answers leave the code out. */
export const PickupInteraction = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  status: v.optional(v.picklist(pickupStatuses), 'SUBMITTED'),
  notes: v.optional(v.array(PickupNote), []),
  orderNumber: OrderNumber,
  storeId: v.string(),
  storeServiceId: orNull(v.string()),
  validationCode: orNull(ValidationCode),
  /** When the shopper said to be here. */
  submittedAt: orNull(Instant),
  error: orNull(v.object({ code: v.string(), message: v.string() })),
})
export type PickupInteraction = v.InferOutput<typeof PickupInteraction>

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** The vehicle's description: not blank, and whole characters. */
const Vehicle = v.object({
  authorType: word,
  content: v.pipe(
    v.string(),
    oneLine(),
    v.trim(),
    v.minLength(1, 'vehicle'),
    v.maxLength(maxVehicleCharacters, 'vehicle'),
  ),
  targetType: word,
})

export const PickupRequest = v.object({
  notes: v.pipe(v.array(Vehicle), v.length(1, 'notes')),
  orderNumber: OrderNumber,
  storeId: word,
  storeServiceId: word,
  /** The curbside link's own code: it says that this order waits at this store. */
  validationCode: v.object({ type: word, code: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
})
export type PickupRequest = v.InferOutput<typeof PickupRequest>

export const createPickup = /* @__PURE__ */ defineCall({
  id: 'createPickup',
  method: 'POST',
  path: '/store/order_pickups/v1',
  callers: ['link'],
  linkCodeAt: 'body.validationCode.code',
  object: { type: 'order', at: 'body.orderNumber' },
  summary:
    'Tells the store that the shopper waits outside. 409 `pickup_duplicate` names the arrival that it knows in `Location`, unless the store noted it itself.',
  body: PickupRequest,
  answer: PickupInteraction,
  status: 201,
  changes: {},
  problems: [
    'order_not_found',
    'pickup_duplicate',
    'pickup_state',
    'store_closed',
    'curbside_unavailable',
    'rate_limited',
  ],
})

const PickupParams = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

export const getPickup = /* @__PURE__ */ defineCall({
  id: 'getPickup',
  method: 'GET',
  path: '/store/order_pickups/v1/{id}',
  callers: ['member', 'guest', 'link'],
  object: { type: 'pickup', at: 'params.id' },
  summary: 'How the store is doing with a shopper who waits outside.',
  params: PickupParams,
  query: GuestQuery,
  answer: PickupInteraction,
  status: 200,
  problems: ['pickup_not_found'],
})

/** One JSON Patch operation (RFC 6902): the consumer may set `CANCELLED_CONSUMER` and nothing else (ST-04). */
export const PickupPatch = v.pipe(
  v.array(
    v.object({
      op: v.literal('replace'),
      path: v.literal('/status'),
      value: v.picklist(pickupStatuses),
    }),
  ),
  v.length(1, 'operations'),
)
export type PickupPatch = v.InferOutput<typeof PickupPatch>

export const patchPickup = /* @__PURE__ */ defineCall({
  id: 'patchPickup',
  method: 'PATCH',
  path: '/store/order_pickups/v1/{id}',
  callers: ['member', 'guest', 'link'],
  object: { type: 'pickup', at: 'params.id' },
  summary: 'Takes an arrival back. Moves that no pickup makes are a 400 `pickup_state`.',
  params: PickupParams,
  query: GuestQuery,
  body: PickupPatch,
  answer: PickupInteraction,
  status: 200,
  changes: {},
  problems: ['pickup_not_found', 'pickup_state'],
})
