import { checkCredential as call } from '../../contract/session/credentials.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** Whether an account has this contact of the order; a call that fails means that none is known (decisions.md). */
export const checkCredential = (
  http: Http,
  { orderNumber, credential }: { readonly orderNumber: string; readonly credential: string },
  signal?: AbortSignal,
): Promise<CallResult<unknown>> =>
  http.call(call, { query: { orderNumber }, body: { credential }, ...(signal ? { signal } : {}) })
