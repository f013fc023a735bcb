import { type CancelJob, getCancelJob as call } from '../../contract/orders/cancellation.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** The state of a cancellation job: one poll. */
export const getCancelJob = (
  http: Http,
  { jobId }: { readonly jobId: string },
  signal?: AbortSignal,
): Promise<CallResult<CancelJob>> => http.call(call, { params: { jobId }, ...(signal ? { signal } : {}) })
