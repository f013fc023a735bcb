import { cancelOrder as call } from '../../contract/orders/cancellation.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { Http } from '../http/http.ts'
import { answerOfFailure, answerOfJob, type CancelAnswer } from './cancel-answer.ts'
import { cancelRequestOf } from './cancel-request.ts'

export type CancelOrderInput = { readonly order: Order; readonly isMember: boolean; readonly key: string }

/** Asks for the cancellation of a whole order, at most once for its key. */
export const cancelOrder = async (
  http: Http,
  { order, isMember, key }: CancelOrderInput,
  signal?: AbortSignal,
): Promise<CancelAnswer> => {
  const result = await http.call(call, {
    params: { orderNumber: order.orderNumber },
    body: cancelRequestOf(order, isMember),
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
  return result.ok ? answerOfJob(result.value) : answerOfFailure(result.failure)
}
