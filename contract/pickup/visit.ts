import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { Instant, OrderNumber, orNull } from '../wire/primitives.ts'
import { Store } from './store.ts'

/** By what a shopper comes to the store (BY-43). */
export const travelMeans = ['CAR', 'BICYCLE', 'ON_FOOT'] as const
export type TravelMeans = (typeof travelMeans)[number]

/** Where the store meets them: outside, at the car, or inside. */
export const meetingPlaces = ['CURB', 'COUNTER'] as const
export type MeetingPlace = (typeof meetingPlaces)[number]

/** Why nobody is expected for an order: it is not fetched from a store, not ready yet, fetched already, or canceled. */
export const visitRefusals = ['noStore', 'notReady', 'over', 'cancelled'] as const
export type VisitRefusal = (typeof visitRefusals)[number]

/** Returns that one visit brings at most. */
export const maxVisitReturns = 10

/** A return that comes with a visit (BY-47). */
export const VisitReturn = v.object({
  returnOrderNumber: OrderNumber,
  /** When the store took it. */
  handedOverAt: orNull(Instant),
})
export type VisitReturn = v.InferOutput<typeof VisitReturn>

/** When a shopper comes to fetch an order, as the store expects it. */
export const Visit = v.object({
  means: v.picklist(travelMeans),
  meetsAt: v.picklist(meetingPlaces),
  /** On a full minute. */
  expectedAt: Instant,
  announcedAt: Instant,
  /** When the shopper said to be outside; `null` until then, and at the counter. */
  arrivedAt: orNull(Instant),
  returns: v.optional(v.array(VisitReturn), []),
})
export type Visit = v.InferOutput<typeof Visit>

/** A return of the caller's that this store takes. */
export const BringableReturn = v.object({
  returnOrderNumber: OrderNumber,
  /** What is scanned at the counter. */
  barcodeNumber: v.string(),
  /** Titles of what is in it, with quantities above 1. */
  items: v.array(v.string()),
})
export type BringableReturn = v.InferOutput<typeof BringableReturn>

/** All that the page of a visit needs to know. */
export const VisitStanding = v.object({
  orderNumber: OrderNumber,
  /** `null`: the store can expect them. */
  refusal: orNull(v.picklist(visitRefusals)),
  /** The store that the order waits in; `null` without one. */
  store: orNull(Store),
  /** The curbside link's code, for the way to the curb; `null` where there is no link. */
  qrId: orNull(v.string()),
  /** Orders are brought out to cars there. */
  bringsToCar: v.optional(v.boolean(), false),
  visit: orNull(Visit),
  /** What could be brought along, and what is being brought. */
  returns: v.optional(v.array(BringableReturn), []),
})
export type VisitStanding = v.InferOutput<typeof VisitStanding>

const params = v.object({ orderNumber: OrderNumber })

/** The times of a visit are minutes, not more exact: nothing of where somebody is can be read off their seconds (BY-45). */
const Minute = v.pipe(
  v.string(),
  v.maxLength(24, 'instant'),
  v.check((text) => v.is(Instant, text) && Date.parse(text) % 60_000 === 0, 'minute'),
)

export const VisitRequest = v.object({
  /** `null`: the visit is off. */
  visit: v.nullable(
    v.strictObject({
      means: v.picklist(travelMeans),
      expectedAt: Minute,
      /** Returns that are brought along, each once. */
      returns: v.pipe(
        v.array(OrderNumber),
        v.maxLength(maxVisitReturns, 'returns'),
        v.check((numbers) => new Set(numbers).size === numbers.length, 'returns'),
      ),
    }),
  ),
})
export type VisitRequest = v.InferOutput<typeof VisitRequest>

export const getVisit = /* @__PURE__ */ defineCall({
  id: 'getVisit',
  method: 'GET',
  path: '/store/order_visits/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'When the shopper comes to fetch an order, and what could be brought along.',
  params,
  query: GuestQuery,
  answer: VisitStanding,
  status: 200,
  problems: ['order_not_found'],
})

export const announceVisit = /* @__PURE__ */ defineCall({
  id: 'announceVisit',
  method: 'POST',
  path: '/store/order_visits/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary:
    'Says when the shopper comes to fetch an order, says it anew, or takes it back. `visit_time` refuses what is past or too far ahead.',
  params,
  query: GuestQuery,
  body: VisitRequest,
  answer: VisitStanding,
  status: 200,
  changes: {},
  problems: ['order_not_found', 'pickup_state', 'visit_time', 'store_closed', 'return_state', 'rate_limited'],
})
