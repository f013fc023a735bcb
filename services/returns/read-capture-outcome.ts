import { captureReturn } from '../../contract/returns/return-capture.ts'
import { getStoredOutcome } from '../http/get-stored-outcome.ts'
import type { Http } from '../http/http.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import { answerOfCapture, answerOfCaptureFailure, type CaptureAnswer } from './capture-answer.ts'

/**
 * What became of a return that was asked for, taken as if it had been the answer (docs/architecture.md, "Changing
 * calls"). Only the host's own word counts: whatever else comes leaves it open.
 */
export const readCaptureOutcome = async (
  http: Http,
  { key }: { readonly key: string },
  signal?: AbortSignal,
): Promise<CaptureAnswer> => {
  const stored = await getStoredOutcome(http, { key }, signal)
  if (!stored.ok) {
    const { failure } = stored
    if (failure.kind !== 'problem') return { kind: 'open', failure }
    if (failure.code === 'idempotency_unknown') return { kind: 'neverArrived' }
    if (failure.code === 'idempotency_in_flight')
      return { kind: 'inFlight', retryAfterMs: failure.retryAfterMs }
    return { kind: 'open', failure }
  }
  const { status, body } = stored.value
  const answer = parseAnswer(captureReturn.answer, {
    status,
    text: JSON.stringify(body),
    retryAfterMs: null,
  })
  return answer.ok ? answerOfCapture(answer.value) : answerOfCaptureFailure(answer.failure)
}
