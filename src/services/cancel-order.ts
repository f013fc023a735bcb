import { cancelOrder as call } from '../contract/cancellation.ts'
import type { Order } from '../contract/order.ts'
import { answerOfFailure, answerOfJob, type CancelAnswer } from './cancel-answer.ts'
import { cancelRequestOf } from './cancel-request.ts'
import type { Http } from './http.ts'

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
