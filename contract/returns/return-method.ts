import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { OrderNumber, orNull } from '../wire/primitives.ts'
import { CarrierCode, captureMethods } from './return-capture-terms.ts'

export const SwitchMethodRequest = v.object({
  returnMethod: v.picklist(captureMethods),
  standardCarrierAlphaCode: orNull(CarrierCode),
})
export type SwitchMethodRequest = v.InferOutput<typeof SwitchMethodRequest>

/** The return as it travels now. `returnMethod` is the label service's id, with a carrier `method|carrier`. */
export const SwitchedMethod = v.object({
  returnOrderNumber: OrderNumber,
  returnMethod: v.string(),
  standardCarrierAlphaCode: orNull(v.string()),
})
export type SwitchedMethod = v.InferOutput<typeof SwitchedMethod>

/** Switching gives a new label, never a second capture (RM-07). */
export const switchReturnMethod = /* @__PURE__ */ defineCall({
  id: 'switchReturnMethod',
  method: 'PATCH',
  path: '/order_mgmt/user_returns/v1/{returnOrderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'return', at: 'params.returnOrderNumber' },
  summary: 'Sends a return back by another method, while nothing of it has been handed over.',
  params: v.object({ returnOrderNumber: OrderNumber }),
  query: GuestQuery,
  body: SwitchMethodRequest,
  answer: SwitchedMethod,
  status: 200,
  changes: {},
  problems: ['order_not_found', 'return_state'],
})
