import * as v from 'valibot'
import { SentShipFrom } from '../orders/address.ts'
import { AgreedSums, LineAnswer } from '../orders/line-answer.ts'
import { defaultRegionReference } from '../orders/order.ts'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { defineJobCall, jobResponse } from '../wire/job.ts'
import { Instant, OrderNumber, orNull, RegionReference } from '../wire/primitives.ts'
import { plainText } from '../wire/text.ts'
import {
  CarrierCode,
  captureMethods,
  captureSystem,
  MethodWithCarrier,
  maxPieces,
  maxReasonText,
} from './return-capture-terms.ts'

export const ReturnOrderLine = v.object({
  quantity: v.pipe(
    v.number(),
    v.integer('quantity'),
    v.minValue(1, 'quantity'),
    v.maxValue(maxPieces, 'quantity'),
  ),
  reasonCode: v.pipe(v.string(), v.maxLength(20)),
  /** Free text of at most 140 characters (RI-03). */
  reasonText: orNull(v.pipe(v.string(), v.maxLength(maxReasonText, 'reason_text'), plainText())),
  /** The line's gtin. */
  universalProductCode: v.pipe(v.string(), v.maxLength(64)),
  /** The line's own id, where two lines of an order carry the same product; ours, beside the specification. */
  orderLineId: orNull(v.pipe(v.string(), v.maxLength(128))),
})
export type ReturnOrderLine = v.InferOutput<typeof ReturnOrderLine>

/** A line of a return with what is wanted for it: money, where nothing is said; ours, beside the specification (BY-01). */
export const CaptureOrderLine = v.object({ ...ReturnOrderLine.entries, answer: v.optional(LineAnswer) })
export type CaptureOrderLine = v.InferOutput<typeof CaptureOrderLine>

/** What creates a return (returns.md §3, RS-01). */
export const ReturnCaptureRequest = v.object({
  captureSystem: v.optional(v.literal(captureSystem), captureSystem),
  createReturnLabelFlag: v.boolean(),
  locale: v.pipe(v.string(), v.maxLength(35)),
  omsRegionReference: v.optional(RegionReference, defaultRegionReference),
  orderLines: v.pipe(v.array(CaptureOrderLine), v.minLength(1), v.maxLength(500)),
  orderNumber: OrderNumber,
  orderCreateDate: Instant,
  /** The address without its id. */
  shipFrom: SentShipFrom,
  /** Left out, it is the country's usual way. */
  returnMethod: v.optional(v.picklist(captureMethods)),
  /** Paperless flow only; refused outside of it. */
  standardCarrierAlphaCode: v.optional(CarrierCode),
  /** The way and the carrier that were chosen outside the paperless flow, refused within it; ours, beside the specification. */
  labelMethod: v.optional(MethodWithCarrier),
  /** The store that was picked for a return to one; ours, beside the specification. */
  storeId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  /** What is charged, held, refunded and credited for its exchanges and store credit, as it was read; nothing of it where it is left out (BY-03). */
  agreed: v.optional(AgreedSums),
})
export type ReturnCaptureRequest = v.InferOutput<typeof ReturnCaptureRequest>

const CapturedReturn = v.object({ returnOrderNumber: OrderNumber })

/** Without a number that can be one there is no return to name: an error of its own in the catalogue (ER-01), not of the job's shape. */
const NamedReturn = v.fallback(v.nullable(CapturedReturn), null)

export const ReturnCaptureResponse = v.object({
  jobId: v.string(),
  response: orNull(NamedReturn),
  error: orNull(v.looseObject({ message: v.optional(v.string()) })),
})
export type ReturnCaptureResponse = v.InferOutput<typeof ReturnCaptureResponse>

export const ReturnCaptureJob = jobResponse(NamedReturn)
export type ReturnCaptureJob = v.InferOutput<typeof ReturnCaptureJob>

/** Codes of refusals that callers may branch on; refused lines and methods are `validation` with pointers. */
export const returnProblemCodes = [
  'order_not_found',
  'return_state',
  'return_window_closed',
  'return_pieces_gone',
  'exchange_unavailable',
  'exchange_gone',
  'exchange_sums_changed',
  'exchange_card_refused',
] as const

export const getReturnCaptureJob = /* @__PURE__ */ defineJobCall({
  id: 'getReturnCaptureJob',
  path: '/order_mgmt/user_return_captures_jobs/v1/{jobId}',
  summary: 'The state of the job that creates a return; completed, it names the return order.',
  answer: ReturnCaptureJob,
})

export const captureReturn = /* @__PURE__ */ defineCall({
  id: 'captureReturn',
  method: 'POST',
  path: '/order_mgmt/user_return_captures/v1',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'body.orderNumber' },
  summary: 'Ask for the return of pieces of an order; answers the job that creates it.',
  query: GuestQuery,
  body: ReturnCaptureRequest,
  answer: ReturnCaptureResponse,
  status: 202,
  changes: { job: getReturnCaptureJob },
  problems: returnProblemCodes,
})
