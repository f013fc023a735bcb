import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { OrderNumber } from '../wire/primitives.ts'

/** The parcel of a gift's return comes in, and its store credit is issued, once. */
export const receiveGift = /* @__PURE__ */ defineCall({
  id: 'receiveGift',
  method: 'POST',
  path: '/sandbox/gift_returns/{returnNumber}',
  callers: [],
  summary: "Plays the warehouse's side of a gift return: the parcel is in, and the store credit is mailed.",
  params: v.object({ returnNumber: OrderNumber }),
  answer: v.object({ returnNumber: OrderNumber }),
  status: 200,
  problems: ['gift_not_found'],
})
