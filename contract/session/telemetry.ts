import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { Instant } from '../wire/primitives.ts'

/** Codes of both error catalogues (ER-01). */
export const errorCodes = [
  'service-cancellation-failure',
  'service-doris-comms-failure',
  'service-order-detail-failure',
  'service-order-summary-failure',
  'order-detail-return-failure',
  'service-deferred-payment-failure',
  'get-shop-similar-failure',
  'store-views-service-failure',
  'could-not-parse-server-response',
  'server-timeout-after-20-polls',
  'improperly-formatted-response',
  'label-response-not-formatted-correctly',
  'return-capture-response-formatting-error',
  'no-id-on-address-add',
  'unknown orders error',
] as const
export type ErrorCode = (typeof errorCodes)[number]
export const defaultErrorCode: ErrorCode = 'unknown orders error'

/** Names under which pages report (SH-12). */
export const reportPageNames = [
  'orderDetails',
  'guestLookup',
  'giftCardLookup',
  'summary',
  'returnConfirmation',
] as const
export type ReportPageName = (typeof reportPageNames)[number]

/** Reports in one request. */
export const maxReports = 20
/** Characters of a `devMessage`. */
export const maxDevMessage = 500

const reported = { pageName: v.picklist(reportPageNames), time: Instant }

/**
 * One reported error. These fields and no others travel. `devMessage` is the one free text: it is scrubbed of contacts, numbers,
 * addresses and contents before it is sent, and again when it arrives (`domain/format/scrub.ts`).
 */
export const ErrorReport = v.strictObject({
  code: v.picklist(errorCodes),
  devMessage: v.pipe(v.string(), v.maxLength(maxDevMessage)),
  ...reported,
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** Labels of return methods in analytics (returns.md §7); `domain/return-methods/analytics.ts` gives each method its own. */
export const methodLabels = [
  'courier pickup',
  'ups dropoff',
  'ups pickup',
  'store',
  'sagawa pickup',
  'au dropoff',
  'emea dropoff',
  'emea pickup',
  'emea paperless',
] as const
export type MethodLabel = (typeof methodLabels)[number]

const method = v.picklist(methodLabels)
/** A word of our own, such as a reason or an experiment's arm; never what somebody typed. */
const word = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]{0,29}$/, 'word'))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

const event = <Name extends string, Properties extends v.ObjectEntries>(name: Name, properties: Properties) =>
  v.strictObject({ name: v.literal(name), properties: v.strictObject(properties), ...reported })

/** Every event with what it may carry (ER-03): an allow list, so that nothing about a shopper can travel along. */
export const analyticsEvents = [
  event('page view', {}),
  event('experiment started', { experiment: word, arm: word }),
  event('Return Continue CTA Clicked', {}),
  event('Return Method Submitted', { method }),
  event('Submit Return Clicked', { method }),
  event('Return Reason Clicked', { reason: word }),
  event('Return Reason Submitted', { reason: word }),
  event('Return Label Type Submitted', { method }),
  event('Track Shipment Clicked', { parcels: count }),
  event('Tracking Number Copied', {}),
  event('View Returns Clicked', { returns: count }),
  event('Write Review Clicked', {}),
  event('Review Submitted', { rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) }),
] as const

export const AnalyticsEvent = v.variant('name', analyticsEvents)
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>
export type AnalyticsEventName = AnalyticsEvent['name']
/** What an event of this name carries. */
export type EventProperties<Name extends AnalyticsEventName> = Extract<
  AnalyticsEvent,
  { name: Name }
>['properties']

const accepted = v.object({ accepted: v.number() })

export const reportErrors = /* @__PURE__ */ defineCall({
  id: 'reportErrors',
  method: 'POST',
  path: '/telemetry/errors/v1',
  callers: [],
  summary: 'Errors that pages met, at most 20 at a time.',
  body: v.strictObject({ errors: v.pipe(v.array(ErrorReport), v.maxLength(maxReports)) }),
  answer: accepted,
  status: 202,
})

export const reportEvents = /* @__PURE__ */ defineCall({
  id: 'reportEvents',
  method: 'POST',
  path: '/telemetry/events/v1',
  callers: [],
  summary: 'Page views and analytics events, at most 20 at a time.',
  body: v.strictObject({ events: v.pipe(v.array(AnalyticsEvent), v.maxLength(maxReports)) }),
  answer: accepted,
  status: 202,
})
