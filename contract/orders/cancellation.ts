import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestFilter } from '../wire/guest-filter.ts'
import { JobParams, jobResponse } from '../wire/job.ts'
import { OrderNumber, orNull } from '../wire/primitives.ts'
import { ContactInformation, PhoneNumber } from './address.ts'
import { modificationTypes } from './order.ts'
import { OrderParams } from './order-calls.ts'

/** Constants of the cancellation request (orders.md §7 and §9, CA-05). */
export const cancelReasonCode = '216'
export const omsOrderDocumentReference = '0001'

/** The specification's sentence for an order that is past cancelling; it is logged as denied. */
export const wrongStateMessage = 'order is in a state where the requested operation cannot be performed.'

const Phone = v.pipe(v.string(), v.regex(/^\d{3,16}$/, 'phone'))
const Text = v.pipe(v.string(), v.maxLength(140))

/** A guest says who they are in the body: an e-mail, or the phone of the order. */
export const GuestCancelRequest = v.object({
  request: v.object({
    omsOrderDocumentReference: v.literal(omsOrderDocumentReference),
    omsRegionReference: v.string(),
    dayPhoneNumber: v.optional(Phone),
    reasonCode: v.literal(cancelReasonCode),
    reasonText: Text,
    email: v.optional(v.pipe(v.string(), v.maxLength(254))),
    userInfo: v.optional(v.object({ phoneNumber: PhoneNumber })),
  }),
  sourceOfRequest: v.literal('SELF_SERVICE'),
})

export const MemberCancelRequest = v.object({
  authorizationInfo: v.object({ ...ContactInformation.entries, phoneNumber: orNull(PhoneNumber) }),
  orderNumber: OrderNumber,
  omsRegionReference: v.string(),
})

export const CancelRequest = v.union([MemberCancelRequest, GuestCancelRequest])
export type CancelRequest = v.InferOutput<typeof CancelRequest>

export const CancelJob = jobResponse(
  v.object({
    orderNumber: OrderNumber,
    pendingModification: orNull(v.object({ type: v.picklist(modificationTypes) })),
  }),
)
export type CancelJob = v.InferOutput<typeof CancelJob>

export const getCancelJob = /* @__PURE__ */ defineCall({
  id: 'getCancelJob',
  method: 'GET',
  path: '/order_mgmt/ordermods/v1/jobs/{jobId}',
  callers: ['member', 'guest'],
  object: { type: 'job', at: 'params.jobId' },
  summary: 'The state of a cancellation job.',
  params: JobParams,
  query: v.object({ filter: v.optional(GuestFilter) }),
  answer: CancelJob,
  status: 200,
  problems: ['job_not_found'],
})

export const cancelOrder = /* @__PURE__ */ defineCall({
  id: 'cancelOrder',
  method: 'POST',
  path: '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'Ask for the cancellation of a whole order; answers the job that works it.',
  params: OrderParams,
  query: v.object({ filter: v.optional(GuestFilter) }),
  body: CancelRequest,
  answer: CancelJob,
  status: 202,
  changes: { job: getCancelJob },
  problems: ['order_not_found', 'order_already_cancelled', 'order_state', 'cancel_window_closed'],
})
