import * as v from 'valibot'
import { meetingPlaces, travelMeans } from '../pickup/visit.ts'
import { defineCall } from '../wire/call.ts'
import { Instant, OrderNumber, orNull } from '../wire/primitives.ts'

/** Somebody who is on the way, as the store's own people see it (BY-46). */
export const StoreVisit = v.object({
  orderNumber: OrderNumber,
  storeId: v.string(),
  storeName: v.string(),
  means: v.picklist(travelMeans),
  meetsAt: v.picklist(meetingPlaces),
  expectedAt: Instant,
  /** On the store's clocks, `HH:MM`. */
  expectedTime: v.string(),
  /** The time has passed. */
  isEarlier: v.boolean(),
  /** They said to be outside. */
  isHere: v.boolean(),
  /** Who ordered, where the order says so. */
  name: orNull(v.string()),
  items: v.array(v.string()),
  returns: v.array(
    v.object({ returnOrderNumber: OrderNumber, items: v.array(v.string()), handedOverAt: orNull(Instant) }),
  ),
})
export type StoreVisit = v.InferOutput<typeof StoreVisit>

export const listVisits = /* @__PURE__ */ defineCall({
  id: 'listVisits',
  method: 'GET',
  path: '/sandbox/visits',
  callers: [],
  summary: 'Shoppers who are on the way, earliest first.',
  query: v.object({ storeId: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  answer: v.array(StoreVisit),
  status: 200,
})

const Played = v.object({ orderNumber: OrderNumber })

export const playVisitReturn = /* @__PURE__ */ defineCall({
  id: 'playVisitReturn',
  method: 'POST',
  path: '/sandbox/visits/{orderNumber}/returns/{returnOrderNumber}',
  callers: [],
  summary: "Plays the store's side of a visit: a return that was brought along is handed over, once.",
  params: v.object({ orderNumber: OrderNumber, returnOrderNumber: OrderNumber }),
  answer: Played,
  status: 200,
})

export const playVisitOrder = /* @__PURE__ */ defineCall({
  id: 'playVisitOrder',
  method: 'POST',
  path: '/sandbox/visits/{orderNumber}/order',
  callers: [],
  summary: "Plays the store's side of a visit: the order is handed over at the counter, once.",
  params: v.object({ orderNumber: OrderNumber }),
  answer: Played,
  status: 200,
})
