import type { Order } from '../contract/order.ts'
import { getOrderSummary as call } from '../contract/order-calls.ts'
import { type GuestContact, guestFilterOf } from '../domain/guest-filter.ts'
import type { Http } from './http.ts'
import { orderOf, orderQuery } from './order-query.ts'
import type { CallResult } from './result.ts'

export type FindOrderInput = GuestContact & {
  readonly orderNumber: string
  /** Two letters each. */
  readonly country: string
  readonly language: string
}

/** The order of a guest, by its number and one contact (GL-01, SE-02). */
export const findOrder = async (
  http: Http,
  { orderNumber, email, phone, country, language }: FindOrderInput,
  signal?: AbortSignal,
): Promise<CallResult<Order>> =>
  orderOf(
    await http.call(call, {
      params: { orderNumber },
      query: orderQuery({ country, language }),
      guestFilter: guestFilterOf({ email, phone }),
      ...(signal ? { signal } : {}),
    }),
  )
