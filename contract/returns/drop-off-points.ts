import * as v from 'valibot'
import { OperationHours, PickupHours, Store } from '../pickup/store.ts'
import { defineCall } from '../wire/call.ts'
import { CountryCode, orNull } from '../wire/primitives.ts'
import { CarrierCode } from './return-capture-terms.ts'

/** Points on one page of the list, as many as stores (returns.md §9). */
export const dropOffPointsPerPage = 3

/** How a parcel is handed in: with its label on it, or by a code alone. */
export const dropOffServices = ['dropoff', 'paperless'] as const
export type DropOffService = (typeof dropOffServices)[number]

export const dropOffPointKinds = ['POST_OFFICE', 'PARCEL_SHOP', 'LOCKER', 'STORE_COUNTER'] as const
export type DropOffPointKind = (typeof dropOffPointKinds)[number]

const text = orNull(v.string())
const { address1, address2, address3, city, area, state, postalCode, iso2Country, gps, timezone } =
  Store.entries

/** A place where a carrier takes parcels. Its address and hours are told as a store's are. */
export const DropOffPoint = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: text,
  /** `null` for a kind that nobody here has heard of. */
  kind: v.fallback(v.nullable(v.picklist(dropOffPointKinds)), null),
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
  pickupHours: orNull(PickupHours),
  operationHours: v.optional(v.array(OperationHours), []),
  /** Staff pack what is handed in loose. */
  takesWithoutBox: v.optional(v.boolean(), false),
  /** It prints the label of who brings none. */
  printsLabels: v.optional(v.boolean(), false),
  /** It takes a code in place of a label. */
  takesCodes: v.optional(v.boolean(), false),
})
export type DropOffPoint = v.InferOutput<typeof DropOffPoint>

export const DropOffPointNearby = v.object({
  point: DropOffPoint,
  /** As the crow flies, in metres; `null` where the place that was asked for is not known. */
  distanceMeters: orNull(v.pipe(v.number(), v.minValue(0))),
})
export type DropOffPointNearby = v.InferOutput<typeof DropOffPointNearby>

export const DropOffPointsNearby = v.object({
  objects: v.array(DropOffPointNearby),
  pages: v.object({ next: orNull(v.string()), totalResources: v.pipe(v.number(), v.integer()) }),
})
export type DropOffPointsNearby = v.InferOutput<typeof DropOffPointsNearby>

const words = v.pipe(v.string(), v.maxLength(120))

/** Nearest first. What is searched for stands in for the place: a town, a postal code, or part of a point's name or street. */
export const listDropOffPoints = /* @__PURE__ */ defineCall({
  id: 'listDropOffPoints',
  method: 'GET',
  path: '/ship/drop_off_points/v1',
  callers: [],
  summary: 'Places where a carrier takes parcels in a country, nearest first, cursor-paged.',
  query: v.object({
    serviceCountryCode: CountryCode,
    serviceSCACCode: CarrierCode,
    service: v.picklist(dropOffServices),
    postalCode: v.optional(words),
    city: v.optional(words),
    state: v.optional(words),
    search: v.optional(words),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  answer: DropOffPointsNearby,
  status: 200,
})
