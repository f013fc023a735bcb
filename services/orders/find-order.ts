import type { Order } from '../../contract/orders/order.ts'
import { getOrderSummary as call } from '../../contract/orders/order-calls.ts'
import { type GuestContact, guestFilterOf } from '../../domain/guests/guest-filter.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'
import { orderOf, orderQuery } from './order-query.ts'

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
