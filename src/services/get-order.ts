import type { Order } from '../contract/order.ts'
import { getOrder as call } from '../contract/order-calls.ts'
import { lineStatusesOf } from '../domain/actions.ts'
import { sendsShippedTestFlag } from '../domain/experiments.ts'
import type { Http } from './http.ts'
import { orderOf, orderQuery } from './order-query.ts'
import type { CallResult } from './result.ts'

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
