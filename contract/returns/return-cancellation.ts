import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { Instant, OrderNumber } from '../wire/primitives.ts'

/** The return as it was called off: `cancelledAt` is an ISO instant. */
export const CancelledReturn = v.object({ returnOrderNumber: OrderNumber, cancelledAt: Instant })
export type CancelledReturn = v.InferOutput<typeof CancelledReturn>

/** A return that was called off is over: what was in it can go back by another one (BY-13). */
export const cancelReturn = /* @__PURE__ */ defineCall({
  id: 'cancelReturn',
  method: 'POST',
  path: '/order_mgmt/user_returns/v1/{returnOrderNumber}/cancelReturn',
  callers: ['member', 'guest'],
  object: { type: 'return', at: 'params.returnOrderNumber' },
  summary: 'Takes a return back before any of it has been handed over: its items stay with the shopper.',
  params: v.object({ returnOrderNumber: OrderNumber }),
  query: GuestQuery,
  answer: CancelledReturn,
  status: 200,
  changes: {},
  problems: ['order_not_found', 'return_state', 'return_already_cancelled'],
})
