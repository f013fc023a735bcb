import {
  sendStoreReturnEmail as call,
  type StoreReturnEmailRequest,
} from '../../contract/returns/return-label-dispatch.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type SendStoreReturnEmailInput = { readonly body: StoreReturnEmailRequest; readonly key: string }

/** E-mails how to return to a store, with the barcode to show there (RS-05); once for its key. */
export const sendStoreReturnEmail = (
  http: Http,
  { body, key }: SendStoreReturnEmailInput,
  signal?: AbortSignal,
): Promise<CallResult<{ returnNumber: string }>> =>
  http.call(call, { body, idempotencyKey: key, ...(signal ? { signal } : {}) })
