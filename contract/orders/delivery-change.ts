import * as v from 'valibot'
import { SentDeliveryAddress } from '../addresses/address-book.ts'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { defineJobCall, jobResponse } from '../wire/job.ts'
import { CalendarDate, OrderNumber, orNull } from '../wire/primitives.ts'
import { OrderParams } from './order-calls.ts'

/** How an order is to be delivered from now on, as a whole (BY-17). */
export const DeliveryChangeRequest = v.object({
  /** `null`: where it goes already. */
  address: orNull(SentDeliveryAddress),
  /** One of the days that are offered; `null`, which has to be said: as soon as possible. */
  day: v.nullable(CalendarDate),
})
export type DeliveryChangeRequest = v.InferOutput<typeof DeliveryChangeRequest>

export const DeliveryChangeJob = jobResponse(
  v.object({ orderNumber: OrderNumber, day: orNull(CalendarDate) }),
)
export type DeliveryChangeJob = v.InferOutput<typeof DeliveryChangeJob>

export const getDeliveryChangeJob = /* @__PURE__ */ defineJobCall({
  id: 'getDeliveryChangeJob',
  path: '/order_mgmt/delivery_changes_jobs/v1/{jobId}',
  summary: 'The state of a job that changes a delivery.',
  answer: DeliveryChangeJob,
})

/**
 * Asks the warehouse to deliver an order to another address of the same country, on another day, or both, while nothing of it is
 * packed. `delivery_closed` says that it cannot be changed any more, `delivery_elsewhere` that this address is not the caller's to
 * choose.
 */
export const changeDelivery = /* @__PURE__ */ defineCall({
  id: 'changeDelivery',
  method: 'POST',
  path: '/order_mgmt/delivery_changes/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary:
    'Changes the delivery address or day of an order that is not packed; answers the job that works it.',
  params: OrderParams,
  query: GuestQuery,
  body: DeliveryChangeRequest,
  answer: DeliveryChangeJob,
  status: 202,
  changes: { job: getDeliveryChangeJob },
  problems: [
    'order_not_found',
    'delivery_closed',
    'delivery_change_pending',
    'delivery_day_gone',
    'delivery_elsewhere',
  ],
})
