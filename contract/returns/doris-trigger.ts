import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { OrderNumber, orNull } from '../wire/primitives.ts'
import { lineOf } from '../wire/text.ts'

export const dorisEventType = 'DorisAlternateNotification'

export const maxName = 100
const name = orNull(lineOf(maxName))

/** Tells the notification side that a return comes to a store (returns.md §7, RS-05). */
export const DorisTriggerRequest = v.object({
  eventType: v.literal(dorisEventType),
  firstName: name,
  lastName: name,
  /** Two letters. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'language')),
  /** Country in upper case. */
  marketplace: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'marketplace')),
  phoneNumber: v.pipe(v.string(), v.regex(/^\d{3,16}$/, 'phone')),
  salesOrderNumber: OrderNumber,
  /** `null` for guests. */
  upmId: orNull(v.pipe(v.string(), v.maxLength(64))),
})
export type DorisTriggerRequest = v.InferOutput<typeof DorisTriggerRequest>

export const triggerDoris = /* @__PURE__ */ defineCall({
  id: 'triggerDoris',
  method: 'POST',
  path: '/doris_trigger',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'body.salesOrderNumber' },
  summary: 'Triggers the notification of a store return, once for an order and event.',
  query: GuestQuery,
  body: DorisTriggerRequest,
  answer: v.object({ accepted: v.boolean() }),
  status: 202,
  changes: {},
  problems: ['order_not_found'],
})
