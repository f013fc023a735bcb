import { type CancelJob, wrongStateMessage } from '../../contract/orders/cancellation.ts'
import { type Failure, isOutcomeOpen } from '../http/result.ts'

/**
 * What an answer says about a cancellation.
 *
 * - `accepted`: a job works it. `neverArrived`: the host knows nothing of the request, so it may be sent again.
 * - `inFlight`: the same request is being worked on right now; look again after `retryAfterMs`.
 * - `open`: it may or may not have happened. `failed`: it has not.
 */
export type CancelAnswer =
  | { readonly kind: 'accepted'; readonly jobId: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'alreadyCancelled' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'wrongState' }
  | { readonly kind: 'windowClosed' }
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'open'; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly reason: string }

type Refusal = { readonly status: number; readonly code: string | null; readonly message: string }

const alreadyCancelledPattern = /already (been )?cancell?ed/i

/** A refusal by its stable code, else by the specification's own sentence (CA-02). */
const ofRefusal = ({ status, code, message }: Refusal): CancelAnswer => {
  const isClientError = status >= 400 && status < 500
  if (code === 'order_already_cancelled' || (isClientError && alreadyCancelledPattern.test(message)))
    return { kind: 'alreadyCancelled' }
  if (code === 'cancel_window_closed') return { kind: 'windowClosed' }
  if (code === 'order_state' || message.toLowerCase().includes(wrongStateMessage.toLowerCase()))
    return { kind: 'wrongState' }
  return { kind: 'failed', reason: `${status} ${code ?? 'unknown'}` }
}

/** What a job says: under way, or how it ended. */
export const answerOfJob = (job: CancelJob): CancelAnswer => {
  if (job.status !== 'COMPLETED') return { kind: 'accepted', jobId: job.id }
  if (job.error)
    return ofRefusal({ status: job.error.httpStatus, code: job.error.code, message: job.error.message })
  return job.response?.pendingModification?.type === 'CANCEL_ORDER'
    ? { kind: 'pending' }
    : { kind: 'cancelled' }
}

/**
 * What a failed request says. A key that the host knows with another body belongs to an attempt whose outcome is
 * stored: it is looked up rather than given up.
 */
export const answerOfFailure = (failure: Failure): CancelAnswer => {
  if (isOutcomeOpen(failure)) return { kind: 'open', failure }
  if (failure.kind !== 'problem') return { kind: 'failed', reason: failure.kind }
  const { status, code, problem, retryAfterMs } = failure
  if (code === 'idempotency_in_flight') return { kind: 'inFlight', retryAfterMs }
  if (code === 'idempotency_mismatch') return { kind: 'open', failure }
  return ofRefusal({ status, code, message: problem.detail ?? problem.title })
}
