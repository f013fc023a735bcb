import * as v from 'valibot'
import { ShipFrom } from './address.ts'
import { defaultRegionReference } from './order.ts'
import { Instant, OrderNumber, orNull } from './primitives.ts'

export const captureSystem = 'nike.digital.web'

/** Return methods of the capture service (decisions.md, "Words on the wire"). */
export const captureMethods = ['CARRIER_DROP_OFF', 'PICK_UP', 'STORE_DROP_OFF', 'PAPERLESS'] as const

export const ReturnOrderLine = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reasonCode: v.string(),
  /** Free text of at most 140 characters (RI-03). */
  reasonText: orNull(v.pipe(v.string(), v.maxLength(140))),
  universalProductCode: v.string(),
})

/** What creates a return (returns.md §3, RS-01). */
export const ReturnCaptureRequest = v.object({
  captureSystem: v.optional(v.literal(captureSystem), captureSystem),
  createReturnLabelFlag: v.boolean(),
  locale: v.string(),
  omsRegionReference: v.optional(v.string(), defaultRegionReference),
  orderLines: v.pipe(v.array(ReturnOrderLine), v.minLength(1)),
  orderNumber: OrderNumber,
  orderCreateDate: Instant,
  /** The address without its id. */
  shipFrom: ShipFrom,
  returnMethod: v.picklist(captureMethods),
  /** Paperless flow only. */
  standardCarrierAlphaCode: v.optional(v.string()),
})
export type ReturnCaptureRequest = v.InferOutput<typeof ReturnCaptureRequest>

export const ReturnCaptureResponse = v.object({
  jobId: v.string(),
  response: orNull(v.object({ returnOrderNumber: OrderNumber })),
  error: orNull(v.looseObject({ message: v.optional(v.string()) })),
})
