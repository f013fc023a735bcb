import {
  dispatchReturnLabel as call,
  type ReturnLabelDispatchRequest,
} from '../../contract/returns/return-label-dispatch.ts'
import { getStoredOutcome } from '../http/get-stored-outcome.ts'
import type { Http } from '../http/http.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import { type Failure, isOutcomeOpen } from '../http/result.ts'

/**
 * What an answer says about a label that was to be sent.
 *
 * - `sent`: it is on its way. `failed`: it is not, `reason` in one line for a report.
 * - `neverArrived`: the host knows nothing of the request. `inFlight`: it is at it; look again after `retryAfterMs`.
 * - `open`: nobody can tell yet.
 */
export type DispatchAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'open'; readonly failure: Failure }

export type DispatchInput = {
  readonly request: ReturnLabelDispatchRequest
  /** Two letters: of the e-mail or letter. */
  readonly language: string
  readonly key: string
}

const answerOfFailure = (failure: Failure): DispatchAnswer => {
  if (isOutcomeOpen(failure)) return { kind: 'open', failure }
  if (failure.kind !== 'problem') return { kind: 'failed', reason: failure.kind }
  const { status, code, retryAfterMs } = failure
  if (code === 'idempotency_in_flight') return { kind: 'inFlight', retryAfterMs }
  if (code === 'idempotency_mismatch') return { kind: 'open', failure }
  return { kind: 'failed', reason: `${status} ${code}` }
}

/** Sends a return's label, at most once for its key (RL-03). */
export const dispatchReturnLabel = async (
  http: Http,
  { request, language, key }: DispatchInput,
  signal?: AbortSignal,
): Promise<DispatchAnswer> => {
  const result = await http.call(call, {
    query: { language },
    body: request,
    idempotencyKey: key,
    ...(signal ? { signal } : {}),
  })
  return result.ok ? { kind: 'sent' } : answerOfFailure(result.failure)
}

/** What became of it, by its key; only the host's own word counts. */
export const readDispatchOutcome = async (
  http: Http,
  { key }: Pick<DispatchInput, 'key'>,
  signal?: AbortSignal,
): Promise<DispatchAnswer> => {
  const stored = await getStoredOutcome(http, { key }, signal)
  if (!stored.ok) {
    const { failure } = stored
    if (failure.kind === 'problem' && failure.code === 'idempotency_unknown') return { kind: 'neverArrived' }
    if (failure.kind === 'problem' && failure.code === 'idempotency_in_flight') {
      return { kind: 'inFlight', retryAfterMs: failure.retryAfterMs }
    }
    return { kind: 'open', failure }
  }
  const { status, body } = stored.value
  const answer = parseAnswer(call.answer, { status, text: JSON.stringify(body), retryAfterMs: null })
  return answer.ok ? { kind: 'sent' } : answerOfFailure(answer.failure)
}
