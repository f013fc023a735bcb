import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { OrderNumber } from '../wire/primitives.ts'

export const playReady = /* @__PURE__ */ defineCall({
  id: 'playReady',
  method: 'POST',
  path: '/sandbox/pickups/ready/{orderNumber}',
  callers: [],
  summary: 'Plays the store that has packed an order for pickup: it is ready, and its shopper gets a mail.',
  params: v.object({ orderNumber: OrderNumber }),
  answer: v.object({ orderNumber: OrderNumber, status: v.string() }),
  status: 200,
})
