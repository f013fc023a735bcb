import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { defineJobCall, jobResponse } from '../wire/job.ts'
import { Contact, OrderNumber, orNull, RegionReference } from '../wire/primitives.ts'
import { paragraphsOf } from '../wire/text.ts'
import { SentAuthorizationInfo, SentPhoneNumber } from './address.ts'
import { modificationTypes } from './order.ts'
import { OrderParams } from './order-calls.ts'

/** Constants of the cancellation request (orders.md §7 and §9, CA-05). */
export const cancelReasonCode = '216'
export const omsOrderDocumentReference = '0001'

/** The specification's sentence for an order that is past cancelling; it is logged as denied. */
export const wrongStateMessage = 'order is in a state where the requested operation cannot be performed.'

const Phone = v.pipe(v.string(), v.regex(/^\d{3,16}$/, 'phone'))

/** A guest says who they are in the body: an e-mail, or the phone of the order. */
export const GuestCancelRequest = v.object({
  request: v.object({
    omsOrderDocumentReference: v.literal(omsOrderDocumentReference),
    omsRegionReference: RegionReference,
    dayPhoneNumber: v.optional(Phone),
    reasonCode: v.literal(cancelReasonCode),
    reasonText: paragraphsOf(140),
    email: v.optional(Contact),
    userInfo: v.optional(v.object({ phoneNumber: SentPhoneNumber })),
  }),
  sourceOfRequest: v.literal('SELF_SERVICE'),
})

export const MemberCancelRequest = v.object({
  authorizationInfo: SentAuthorizationInfo,
  orderNumber: OrderNumber,
  omsRegionReference: RegionReference,
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

export const getCancelJob = /* @__PURE__ */ defineJobCall({
  id: 'getCancelJob',
  path: '/order_mgmt/ordermods/v1/jobs/{jobId}',
  summary: 'The state of a cancellation job.',
  answer: CancelJob,
})

export const cancelOrder = /* @__PURE__ */ defineCall({
  id: 'cancelOrder',
  method: 'POST',
  path: '/order_mgmt/ordermods/v1/{orderNumber}/cancelOrder',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'Ask for the cancellation of a whole order; answers the job that works it.',
  params: OrderParams,
  query: GuestQuery,
  body: CancelRequest,
  answer: CancelJob,
  status: 202,
  changes: { job: getCancelJob },
  problems: ['order_not_found', 'order_already_cancelled', 'order_state', 'cancel_window_closed'],
})
