import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { defineJobCall, jobResponse } from '../wire/job.ts'
import { Contact, OrderNumber, orNull, RegionReference } from '../wire/primitives.ts'
import { paragraphsOf } from '../wire/text.ts'
import { SentAuthorizationInfo, SentPhoneNumber } from './address.ts'
import { CancelledPieces, PendingModification } from './order.ts'
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
    pendingModification: orNull(PendingModification),
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

/** Lines that one request may name; an order has fewer. */
const maxLines = 200

export const CancelItemsRequest = v.object({
  /** Each line once. */
  items: v.pipe(v.array(CancelledPieces), v.minLength(1), v.maxLength(maxLines)),
})
export type CancelItemsRequest = v.InferOutput<typeof CancelItemsRequest>

/**
 * Asks for the cancellation of some items, or of some pieces of them (BY-15). All that is left of the order is the whole cancellation.
 * `cancel_items_gone` names the pieces that are not there to be stopped, `cancel_items_unpaid` that the order waits for its payment and can
 * be cancelled as a whole alone.
 */
export const cancelItems = /* @__PURE__ */ defineCall({
  id: 'cancelItems',
  method: 'POST',
  path: '/order_mgmt/ordermods/v1/{orderNumber}/cancelItems',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'Ask for the cancellation of some pieces of an order; answers the job that works it.',
  params: OrderParams,
  query: GuestQuery,
  body: CancelItemsRequest,
  answer: CancelJob,
  status: 202,
  changes: { job: getCancelJob },
  problems: [
    'order_not_found',
    'order_already_cancelled',
    'order_state',
    'cancel_window_closed',
    'cancel_items_gone',
    'cancel_items_unpaid',
    'cancellation_pending',
  ],
})
