import type { ReturnCaptureJob, ReturnCaptureResponse } from '../../contract/returns/return-capture.ts'
import type { Problem } from '../../contract/wire/problem.ts'
import { type Failure, isOutcomeOpen } from '../http/result.ts'

/** The catalogue's name for a capture answer that lacks what it must have (returns.md §8). */
export const captureFormattingError = 'return capture response formatting error'

/**
 * What an answer says about a return that was asked for.
 *
 * - `accepted`: a job creates it. `created`: here is its number. `neverArrived`: the host knows nothing of the request,
 *   so it may be sent again. `inFlight`: the same request is being worked on; look again after `retryAfterMs`.
 * - `open`: it may or may not exist. `refused`: it does not, for what the request asked for; `fields` point into its body.
 * - `failed`: it does not, through no fault of the request; the same may be tried again.
 */
export type CaptureAnswer =
  | { readonly kind: 'accepted'; readonly jobId: string }
  | { readonly kind: 'created'; readonly returnOrderNumber: string }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly fields: readonly { readonly pointer: string; readonly code: string }[]
    }
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'open'; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly reason: string }

/** What the first answer says; an answer without a job and without a return is the catalogue's formatting error. */
export const answerOfCapture = ({ jobId, response, error }: ReturnCaptureResponse): CaptureAnswer => {
  if (response) return { kind: 'created', returnOrderNumber: response.returnOrderNumber }
  if (error) return { kind: 'failed', reason: error.message ?? captureFormattingError }
  return jobId === '' ? { kind: 'failed', reason: captureFormattingError } : { kind: 'accepted', jobId }
}

/** What the job says: under way, or how it ended. Completed without a number is the catalogue's formatting error. */
export const answerOfCaptureJob = (job: ReturnCaptureJob): CaptureAnswer => {
  if (job.status !== 'COMPLETED') return { kind: 'accepted', jobId: job.id }
  if (job.response) return { kind: 'created', returnOrderNumber: job.response.returnOrderNumber }
  if (!job.error) return { kind: 'failed', reason: captureFormattingError }
  const { httpStatus, code } = job.error
  if (httpStatus < 500) return { kind: 'refused', status: httpStatus, code: code ?? 'unknown', fields: [] }
  return { kind: 'failed', reason: `${httpStatus} ${code ?? 'unknown'}` }
}

const fieldsOf = (problem: Problem) => (problem.errors ?? []).map(({ pointer, code }) => ({ pointer, code }))

/** Refusals that the next try may not meet: too many requests, and no session. */
const passes = (status: number): boolean => status === 429 || status === 401 || status >= 500

/**
 * What a failed request says. A key that the host knows with another body belongs to an attempt whose outcome is
 * stored: it is looked up rather than given up.
 */
export const answerOfCaptureFailure = (failure: Failure): CaptureAnswer => {
  if (isOutcomeOpen(failure)) return { kind: 'open', failure }
  if (failure.kind !== 'problem') return { kind: 'failed', reason: failure.kind }
  const { status, code, problem, retryAfterMs } = failure
  if (code === 'idempotency_in_flight') return { kind: 'inFlight', retryAfterMs }
  if (code === 'idempotency_mismatch') return { kind: 'open', failure }
  if (passes(status)) return { kind: 'failed', reason: `${status} ${code}` }
  return { kind: 'refused', status, code, fields: fieldsOf(problem) }
}
