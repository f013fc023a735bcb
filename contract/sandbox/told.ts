import * as v from 'valibot'
import { PushMessage, PushSubscription } from '../notifications/notification.ts'
import { defineCall } from '../wire/call.ts'
import { Instant, OrderNumber, orNull } from '../wire/primitives.ts'

const Answers = orNull(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)))
const endpoint = v.pipe(v.string(), v.maxLength(1024))

export const createPushBrowser = /* @__PURE__ */ defineCall({
  id: 'createPushBrowser',
  method: 'POST',
  path: '/sandbox/push_browsers',
  callers: [],
  summary:
    'Makes a browser that can be told by web push, as its push service knows it, and answers what it would subscribe with.',
  body: v.object({}),
  answer: PushSubscription,
  status: 201,
})

export const answerPushes = /* @__PURE__ */ defineCall({
  id: 'answerPushes',
  method: 'PUT',
  path: '/sandbox/push_browsers',
  callers: [],
  summary:
    'Has the push service answer messages to a browser with a status: 410 where it is gone, 503 where the service is busy.',
  body: v.object({ endpoint, answers: Answers }),
  answer: v.object({ endpoint, answers: Answers }),
  status: 200,
})

export const listPushMessages = /* @__PURE__ */ defineCall({
  id: 'listPushMessages',
  method: 'GET',
  path: '/sandbox/push_messages',
  callers: [],
  summary: 'Messages that reached browsers of the sandbox by web push, decrypted, newest first; at most 50.',
  query: v.object({ orderNumber: v.optional(OrderNumber), endpoint: v.optional(endpoint) }),
  answer: v.array(v.object({ endpoint: v.string(), receivedAt: Instant, message: PushMessage })),
  status: 200,
})

/** How far a parcel is. */
export const playedParcelSteps = ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const

export const playParcel = /* @__PURE__ */ defineCall({
  id: 'playParcel',
  method: 'POST',
  path: '/sandbox/parcels/{orderNumber}',
  callers: [],
  summary: 'Plays the warehouse and the carrier of an order: it is shipped, out for delivery, or delivered.',
  params: v.object({ orderNumber: OrderNumber }),
  body: v.object({ step: v.picklist(playedParcelSteps) }),
  answer: v.object({ orderNumber: OrderNumber, step: v.picklist(playedParcelSteps) }),
  status: 200,
})
