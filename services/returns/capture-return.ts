import { captureReturn as call, type ReturnCaptureRequest } from '../../contract/returns/return-capture.ts'
import type { Http } from '../http/http.ts'
import { answerOfCapture, answerOfCaptureFailure, type CaptureAnswer } from './capture-answer.ts'

export type CaptureReturnInput = { readonly body: ReturnCaptureRequest; readonly key: string }

/** Asks for a return, at most once for its key (RS-01, RS-04). `domain/returns/capture-request` makes the body. */
export const captureReturn = async (
  http: Http,
  { body, key }: CaptureReturnInput,
  signal?: AbortSignal,
): Promise<CaptureAnswer> => {
  const result = await http.call(call, { body, idempotencyKey: key, ...(signal ? { signal } : {}) })
  return result.ok ? answerOfCapture(result.value) : answerOfCaptureFailure(result.failure)
}
