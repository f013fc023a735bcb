import * as v from 'valibot'
import { Refund } from '../orders/refund.ts'
import { pickupStatuses } from '../pickup/pickup-status.ts'
import { AnalyticsEvent, ErrorReport, errorCodes, reportPageNames } from '../session/telemetry.ts'
import { defineCall } from '../wire/call.ts'
import { Contact, CountryCode, Instant, OrderNumber, orNull } from '../wire/primitives.ts'

/** A tag, an id or a name of ours. */
const word = v.pipe(v.string(), v.maxLength(100))

/** Something to start from: a member, an order or a page, as decisions.md ("Sandbox") lists them. */
export const Scenario = v.object({
  id: v.string(),
  title: v.string(),
  tags: v.array(v.string()),
  country: v.string(),
  language: v.string(),
  /** Name to sign in with; scenarios without one are for guests. */
  member: v.optional(v.string()),
  orderNumber: v.optional(OrderNumber),
  /** Contact of a guest's order; the phone is the country's code, a space, and the number. */
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** Sales order that a return belongs to. */
  parentOrderNumber: v.optional(OrderNumber),
  /** Of a gift card: what to type. */
  giftCard: v.optional(v.object({ accountNumber: v.string(), pin: v.string(), currency: v.string() })),
  /** Of an order that was a gift: the code of its receipt, in groups of four. */
  giftCode: v.optional(v.string()),
  /** Opens the page on this host. */
  url: v.string(),
})
export type Scenario = v.InferOutput<typeof Scenario>

export const listScenarios = /* @__PURE__ */ defineCall({
  id: 'listScenarios',
  method: 'GET',
  path: '/sandbox/scenarios',
  callers: [],
  summary:
    'Sample members and orders to start from. Those that can be cancelled have at least 20 minutes left.',
  query: v.object({ tag: v.optional(word), country: v.optional(CountryCode) }),
  answer: v.array(Scenario),
  status: 200,
})

export const createSampleOrder = /* @__PURE__ */ defineCall({
  id: 'createSampleOrder',
  method: 'POST',
  path: '/sandbox/orders',
  callers: [],
  summary: 'A fresh order of its own like that of a scenario, so that tests do not share one.',
  body: v.object({
    /** Tag or scenario id; `cancellable` where none is given. */
    from: v.optional(word, 'cancellable'),
    /** Member by e-mail; the scenario's own where none is given. `null` makes it a guest's. */
    member: v.optional(v.nullable(Contact)),
    /** Of a guest's: their e-mail, for several orders of one guest; a new one where none is given. */
    email: v.optional(Contact),
    country: v.optional(CountryCode),
    /** How the fulfilment side answers a cancellation, in place of the scenario's rule. */
    rule: v.optional(v.picklist(['complete', 'pending', 'denied', 'slow', 'failing'])),
    /** Minutes ago that it was placed, in place of the scenario's. */
    ageMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000))),
  }),
  answer: Scenario,
  status: 201,
})

export const createSampleMember = /* @__PURE__ */ defineCall({
  id: 'createSampleMember',
  method: 'POST',
  path: '/sandbox/members',
  callers: [],
  summary: 'A member of its own, without orders and consent unless wished for, with the sample password.',
  body: v.object({
    country: v.optional(CountryCode, 'us'),
    language: v.optional(v.picklist(['en', 'pl', 'ar']), 'en'),
    accountType: v.optional(v.picklist(['member', 'swoosh']), 'member'),
    /** Orders of a made-up history. */
    orders: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
    /** Orders with partner stores; whether they show is for `consent` to say. */
    partnerOrders: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
    /** Agreed to show orders with partner stores. */
    consent: v.optional(v.boolean(), false),
    /** Addresses in the book, as far as the country has made-up ones; the first one is preferred. */
    addresses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
  }),
  answer: v.object({ member: v.string(), upmId: v.string(), password: v.string() }),
  status: 201,
})

/** Moves of the carrier and the warehouse: a raw status of returns.md §4 in any case, or a simple one. */
export const playReturn = /* @__PURE__ */ defineCall({
  id: 'playReturn',
  method: 'POST',
  path: '/sandbox/returns/{returnOrderNumber}',
  callers: [],
  summary: "Plays the carrier's and the warehouse's side of a return, forward and back.",
  params: v.object({ returnOrderNumber: OrderNumber }),
  body: v.object({ status: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({
    returnOrderNumber: OrderNumber,
    /** Raw status that the return has now. */
    status: v.string(),
    /** Raw statuses that it may go to next. */
    next: v.array(v.string()),
    refund: orNull(Refund),
  }),
  status: 200,
})

/** An arrival as the store's own people see it. */
export const StoreArrival = v.object({
  id: v.string(),
  orderNumber: OrderNumber,
  storeId: v.string(),
  storeName: v.string(),
  status: v.picklist(pickupStatuses),
  vehicle: orNull(v.string()),
  /** Who ordered, where the order says so. */
  name: orNull(v.string()),
  /** What is to be brought out, with quantities above 1. */
  items: v.array(v.string()),
  submittedAt: Instant,
  /** Statuses that the store may give it next. */
  next: v.array(v.picklist(pickupStatuses)),
})
export type StoreArrival = v.InferOutput<typeof StoreArrival>

export const listArrivals = /* @__PURE__ */ defineCall({
  id: 'listArrivals',
  method: 'GET',
  path: '/sandbox/pickups',
  callers: [],
  summary: 'Shoppers who wait outside, longest first, and those whom the store has served in the last hour.',
  query: v.object({ storeId: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  answer: v.array(StoreArrival),
  status: 200,
})

export const playPickup = /* @__PURE__ */ defineCall({
  id: 'playPickup',
  method: 'POST',
  path: '/sandbox/pickups/{id}',
  callers: [],
  summary: "Plays the store's side of a pickup: somebody takes it on, and hands it over.",
  params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
  body: v.object({ status: v.picklist(pickupStatuses) }),
  answer: StoreArrival,
  status: 200,
})

export const resetSandbox = /* @__PURE__ */ defineCall({
  id: 'resetSandbox',
  method: 'POST',
  path: '/sandbox/reset',
  callers: [],
  summary: 'Loads members and orders afresh and clears clock, faults, flags and records.',
  answer: v.object({ members: v.number(), orders: v.number() }),
  status: 200,
})

const Duration = v.pipe(
  v.string(),
  v.maxLength(40, 'duration'),
  v.check((text) => /^[+-]?P(?!$)(\d+[YMWD])*(T(\d+([.,]\d+)?[HMS])+)?$/i.test(text), 'duration'),
)

export const ClockState = v.object({
  now: Instant,
  /** How far the host's time is from real time. */
  offsetMs: v.number(),
})

export const moveClock = /* @__PURE__ */ defineCall({
  id: 'moveClock',
  method: 'POST',
  path: '/sandbox/clock',
  callers: [],
  summary: "Moves the host's clock by an ISO 8601 duration, or puts it right again.",
  body: v.union([v.strictObject({ advance: Duration }), v.strictObject({ reset: v.literal(true) })]),
  answer: ClockState,
  status: 200,
})

export const readClock = /* @__PURE__ */ defineCall({
  id: 'readClock',
  method: 'GET',
  path: '/sandbox/clock',
  callers: [],
  summary: "The host's time.",
  answer: ClockState,
  status: 200,
})

/**
 * `delay` waits `ms` first; `status` answers with it and does no work; `garbage` does the work and answers HTML;
 * `drop-before` cuts the connection without work, `drop-after` does the work and then cuts it.
 */
export const faultEffects = ['delay', 'status', 'garbage', 'drop-before', 'drop-after'] as const

const faultEntries = {
  /** Method and path of a call as the contract has them. */
  call: v.pipe(v.string(), v.maxLength(200)),
  effect: v.picklist(faultEffects),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Only requests whose path names this order. */
  orderNumber: v.optional(OrderNumber),
  /** Only requests of this member: an e-mail address, or an upmId. */
  member: v.optional(Contact),
  /** Only requests with this `X-Sandbox-Tag`. */
  tag: v.optional(word),
}

export const FaultRequest = v.object({
  ...faultEntries,
  /** How many requests it meets. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
})
export type FaultRequest = v.InferOutput<typeof FaultRequest>

export const Fault = v.object({
  id: v.number(),
  call: v.string(),
  effect: v.picklist(faultEffects),
  remaining: v.number(),
  ms: orNull(v.number()),
  status: orNull(v.number()),
  orderNumber: orNull(v.string()),
  upmId: orNull(v.string()),
  tag: orNull(v.string()),
})
export type Fault = v.InferOutput<typeof Fault>

export const addFault = /* @__PURE__ */ defineCall({
  id: 'addFault',
  method: 'POST',
  path: '/sandbox/faults',
  callers: [],
  summary: 'Puts a fault on the next requests of a call.',
  body: FaultRequest,
  answer: Fault,
  status: 201,
})

export const listFaults = /* @__PURE__ */ defineCall({
  id: 'listFaults',
  method: 'GET',
  path: '/sandbox/faults',
  callers: [],
  summary: 'Faults that are still to come.',
  answer: v.array(Fault),
  status: 200,
})

export const clearFaults = /* @__PURE__ */ defineCall({
  id: 'clearFaults',
  method: 'DELETE',
  path: '/sandbox/faults',
  callers: [],
  summary: 'Takes all faults away, or those of one id, tag or order.',
  query: v.object({
    id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'id'), v.transform(Number))),
    tag: v.optional(word),
    orderNumber: v.optional(OrderNumber),
  }),
  answer: v.object({ cleared: v.number() }),
  status: 200,
})

export const readTelemetry = /* @__PURE__ */ defineCall({
  id: 'readTelemetry',
  method: 'GET',
  path: '/sandbox/telemetry',
  callers: [],
  summary:
    'Error reports and events that pages sent, newest first; all of them or those of a code, name, page or message.',
  query: v.object({
    code: v.optional(v.picklist(errorCodes)),
    name: v.optional(v.pipe(v.string(), v.maxLength(80))),
    pageName: v.optional(v.picklist(reportPageNames)),
    /** Text that the errors' message has. */
    contains: v.optional(v.pipe(v.string(), v.maxLength(100))),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'limit'), v.transform(Number), v.minValue(1), v.maxValue(200)),
      '25',
    ),
  }),
  answer: v.object({ errors: v.array(ErrorReport), events: v.array(AnalyticsEvent) }),
  status: 200,
})

export const setFlag = /* @__PURE__ */ defineCall({
  id: 'setFlag',
  method: 'POST',
  path: '/sandbox/flags',
  callers: [],
  summary: "Sets a country's flag in place of the shipped value; `null` gives the shipped value back.",
  body: v.object({ country: CountryCode, flag: word, value: v.nullable(v.boolean()) }),
  answer: v.object({ country: v.string(), flags: v.record(v.string(), v.boolean()) }),
  status: 200,
})
