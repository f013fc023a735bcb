import { getReturnCaptureJob as call, type ReturnCaptureJob } from '../../contract/returns/return-capture.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

/** The state of the job that creates a return: one poll. */
export const getCaptureJob = (
  http: Http,
  { jobId }: { readonly jobId: string },
  signal?: AbortSignal,
): Promise<CallResult<ReturnCaptureJob>> =>
  http.call(call, { params: { jobId }, ...(signal ? { signal } : {}) })
