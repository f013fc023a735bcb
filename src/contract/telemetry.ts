import * as v from 'valibot'
import { defineCall } from './call.ts'
import { Instant } from './primitives.ts'

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

/** One reported error. `devMessage` never carries personal data: names, contacts, tokens and order contents stay out. */
export const ErrorReport = v.object({
  code: v.picklist(errorCodes),
  devMessage: v.pipe(v.string(), v.maxLength(500)),
  pageName: v.pipe(v.string(), v.maxLength(80)),
  time: Instant,
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** Page views and analytics events. */
export const AnalyticsEvent = v.object({
  name: v.pipe(v.string(), v.maxLength(80)),
  pageName: v.pipe(v.string(), v.maxLength(80)),
  time: Instant,
  properties: v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.pipe(v.string(), v.maxLength(80)), v.number(), v.boolean()]),
    ),
    {},
  ),
})
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>

const accepted = v.object({ accepted: v.number() })

export const reportErrors = /* @__PURE__ */ defineCall({
  id: 'reportErrors',
  method: 'POST',
  path: '/telemetry/errors/v1',
  access: 'public',
  summary: 'Errors that pages met, at most 20 at a time.',
  body: v.object({ errors: v.pipe(v.array(ErrorReport), v.maxLength(20)) }),
  answer: accepted,
  status: 202,
  idempotent: false,
})

export const reportEvents = /* @__PURE__ */ defineCall({
  id: 'reportEvents',
  method: 'POST',
  path: '/telemetry/events/v1',
  access: 'public',
  summary: 'Page views and analytics events, at most 20 at a time.',
  body: v.object({ events: v.pipe(v.array(AnalyticsEvent), v.maxLength(20)) }),
  answer: accepted,
  status: 202,
  idempotent: false,
})
