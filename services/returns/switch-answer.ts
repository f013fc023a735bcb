import { switchReturnMethod as call, type SwitchedMethod } from '../../contract/returns/return-method.ts'
import { getStoredOutcome } from '../http/get-stored-outcome.ts'
import type { Http } from '../http/http.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import { type Failure, isOutcomeOpen } from '../http/result.ts'
import { type SwitchReturnMethodInput, switchReturnMethod } from './switch-return-method.ts'

/**
 * What an answer says about a switch of method. `open`: it may or may not have happened. `refused`: it has not;
 * `isRejected` where the same request would be refused again. `neverArrived`: the host knows nothing of it.
 */
export type SwitchAnswer =
  | { readonly kind: 'done'; readonly value: SwitchedMethod }
  | { readonly kind: 'refused'; readonly reason: string; readonly isRejected: boolean }
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'open'; readonly failure: Failure }

/** What a failed request says. */
export const answerOfSwitchFailure = (failure: Failure): SwitchAnswer => {
  if (isOutcomeOpen(failure)) return { kind: 'open', failure }
  if (failure.kind !== 'problem') return { kind: 'refused', reason: failure.kind, isRejected: false }
  const { status, code, retryAfterMs } = failure
  if (code === 'idempotency_in_flight') return { kind: 'inFlight', retryAfterMs }
  if (code === 'idempotency_mismatch') return { kind: 'open', failure }
  return { kind: 'refused', reason: `${status} ${code}`, isRejected: status < 500 && status !== 429 }
}

/** Asks for the switch, at most once for its key. */
export const sendSwitch = async (
  http: Http,
  input: SwitchReturnMethodInput,
  signal?: AbortSignal,
): Promise<SwitchAnswer> => {
  const result = await switchReturnMethod(http, input, signal)
  return result.ok ? { kind: 'done', value: result.value } : answerOfSwitchFailure(result.failure)
}

/** What became of a switch, by its key; only the host's own word counts. */
export const readSwitchOutcome = async (
  http: Http,
  { key }: { readonly key: string },
  signal?: AbortSignal,
): Promise<SwitchAnswer> => {
  const stored = await getStoredOutcome(http, { key }, signal)
  if (!stored.ok) {
    const { failure } = stored
    if (failure.kind === 'problem' && failure.code === 'idempotency_unknown') return { kind: 'neverArrived' }
    if (failure.kind === 'problem' && failure.code === 'idempotency_in_flight')
      return { kind: 'inFlight', retryAfterMs: failure.retryAfterMs }
    return { kind: 'open', failure }
  }
  const { status, body } = stored.value
  const answer = parseAnswer(call.answer, { status, text: JSON.stringify(body), retryAfterMs: null })
  return answer.ok ? { kind: 'done', value: answer.value } : answerOfSwitchFailure(answer.failure)
}
