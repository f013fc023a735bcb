import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { orNull } from '../wire/primitives.ts'
import { OperationHours, PickupHours, Store } from './store.ts'

const {
  facilityType,
  address1,
  address2,
  address3,
  city,
  area,
  state,
  postalCode,
  iso2Country,
  gps,
  timezone,
} = Store.entries

/** One store or pickup point as its own lookup answers it (orders.md §7). */
export const PlaceDetails = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: orNull(v.string()),
  phone: orNull(v.string()),
  storeServices: v.optional(v.array(v.string()), []),
  facilityType,
  address: v.optional(
    v.object({ address1, address2, address3, city, area, state, postalCode, iso2Country }),
    {},
  ),
  gps,
  operationalDetails: v.optional(
    v.object({
      timezone,
      pickupHours: orNull(PickupHours),
      operationHours: v.optional(v.array(OperationHours), []),
    }),
    {},
  ),
})
export type PlaceDetails = v.InferOutput<typeof PlaceDetails>

const params = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

export const getStore = /* @__PURE__ */ defineCall({
  id: 'getStore',
  method: 'GET',
  path: '/store/store_locations/v1/{id}',
  callers: [],
  summary: 'A store: where it is, when it is open, and what it offers.',
  params,
  answer: PlaceDetails,
  status: 200,
  problems: ['store_not_found'],
})

export const getPickupPoint = /* @__PURE__ */ defineCall({
  id: 'getPickupPoint',
  method: 'GET',
  path: '/ship/pickup_points/v1/{id}',
  callers: [],
  summary: 'A pickup point of a carrier: where it is and when it is open.',
  params,
  answer: PlaceDetails,
  status: 200,
  problems: ['store_not_found'],
})
