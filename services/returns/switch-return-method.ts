import {
  switchReturnMethod as call,
  type SwitchedMethod,
  type SwitchMethodRequest,
} from '../../contract/returns/return-method.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type SwitchReturnMethodInput = {
  readonly returnOrderNumber: string
  readonly body: SwitchMethodRequest
  readonly key: string
}

/** Sends a return back by another method: a new label, never a second return (RM-07). */
export const switchReturnMethod = (
  http: Http,
  { returnOrderNumber, body, key }: SwitchReturnMethodInput,
  signal?: AbortSignal,
): Promise<CallResult<SwitchedMethod>> =>
  http.call(call, {
    params: { returnOrderNumber },
    body,
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
