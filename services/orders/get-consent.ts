import { type ConsentRecord, getConsent as call } from '../../contract/orders/consent.ts'
import type { Http } from '../http/http.ts'
import { type CallResult, succeeded } from '../http/result.ts'

/** The member's consents (SE-04); the caller counts a failure as an empty list. */
export const getConsent = async (
  http: Http,
  { upmId }: { readonly upmId: string },
  signal?: AbortSignal,
): Promise<CallResult<readonly ConsentRecord[]>> => {
  const result = await http.call(call, { params: { upmId }, ...(signal ? { signal } : {}) })
  return result.ok ? succeeded(result.value.consents) : result
}
