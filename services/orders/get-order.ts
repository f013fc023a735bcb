import type { Order } from '../../contract/orders/order.ts'
import { getOrder as call } from '../../contract/orders/order-calls.ts'
import { sendsShippedTestFlag } from '../../domain/orders/experiments.ts'
import { lineStatusesOf } from '../../domain/status/simple-status.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'
import { orderOf, orderQuery } from './order-query.ts'

export type GetOrderInput = {
  readonly orderNumber: string
  /** Two letters each. */
  readonly country: string
  readonly language: string
  /** The order as the page knows it so far: it decides on the shipped-status test flag (SE-07). */
  readonly known?: Order | null
}

/** An order with its groups, lines, addresses, payment and totals; an answer that names an error is no order. */
export const getOrder = async (
  http: Http,
  { orderNumber, country, language, known = null }: GetOrderInput,
  signal?: AbortSignal,
): Promise<CallResult<Order>> =>
  orderOf(
    await http.call(call, {
      params: { orderNumber },
      query: {
        ...orderQuery({ country, language }),
        shippedTestFlag: known && sendsShippedTestFlag(lineStatusesOf(known)) ? 'true' : null,
      },
      ...(signal ? { signal } : {}),
    }),
  )
