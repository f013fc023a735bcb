import { triggerDoris as call, type DorisTriggerRequest } from '../../contract/returns/doris-trigger.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type TriggerDorisInput = { readonly body: DorisTriggerRequest; readonly key: string }

/** Triggers the notification of a store return (RS-05); `domain/returns/doris-trigger` says when and with what. */
export const triggerDoris = (
  http: Http,
  { body, key }: TriggerDorisInput,
  signal?: AbortSignal,
): Promise<CallResult<{ accepted: boolean }>> =>
  http.call(call, { body, idempotencyKey: key, ...(signal ? { signal } : {}) })
