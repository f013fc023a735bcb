import {
  type DeferredPaymentJob,
  type DeferredPaymentRequest,
  getPaymentJob as jobCall,
  type PaymentWay,
  preparePayment as prepareCall,
} from '../../contract/payments/deferred-payment.ts'
import type { PaymentData } from '../../domain/payments/deferred-payment.ts'
import { getStoredOutcome } from '../http/get-stored-outcome.ts'
import type { Http } from '../http/http.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import { type CallResult, type Failure, isOutcomeOpen } from '../http/result.ts'

/**
 * What an answer says about a payment that is to be prepared. `accepted`: a job does it. `open`: it may or may not be under
 * way. `refused`: it is not; `isRejected` where the same request would be refused again. `neverArrived`: the host knows
 * nothing of it.
 */
export type PaymentAnswer =
  | { readonly kind: 'accepted'; readonly jobId: string }
  | { readonly kind: 'done'; readonly value: PaymentData }
  | { readonly kind: 'refused'; readonly reason: string; readonly isRejected: boolean }
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'open'; readonly failure: Failure }

/** What a job says: under way, or how it ended. */
export const answerOfPaymentJob = ({ id, status, error, response }: DeferredPaymentJob): PaymentAnswer => {
  if (status !== 'COMPLETED') return { kind: 'accepted', jobId: id }
  if (response) return { kind: 'done', value: response }
  const { httpStatus, code } = error ?? { httpStatus: 500, code: 'improperly formatted response' }
  return { kind: 'refused', reason: `${httpStatus} ${code ?? 'unknown'}`, isRejected: httpStatus < 500 }
}

/** What a failed request says. */
export const answerOfPaymentFailure = (failure: Failure): PaymentAnswer => {
  if (isOutcomeOpen(failure)) return { kind: 'open', failure }
  if (failure.kind !== 'problem') return { kind: 'refused', reason: failure.kind, isRejected: false }
  const { status, code, retryAfterMs } = failure
  if (code === 'idempotency_in_flight') return { kind: 'inFlight', retryAfterMs }
  if (code === 'idempotency_mismatch') return { kind: 'open', failure }
  return { kind: 'refused', reason: `${status} ${code}`, isRejected: status < 500 && status !== 429 }
}

const answerOf = (result: CallResult<DeferredPaymentJob>): PaymentAnswer =>
  result.ok ? answerOfPaymentJob(result.value) : answerOfPaymentFailure(result.failure)

export type PreparePaymentInput = {
  readonly way: PaymentWay
  readonly body: DeferredPaymentRequest
  readonly key: string
}

/** Asks for the form or code of a payment, at most once for its key (DP-04, DP-05). */
export const preparePayment = async (
  http: Http,
  { way, body, key }: PreparePaymentInput,
  signal?: AbortSignal,
): Promise<PaymentAnswer> =>
  answerOf(await http.call(prepareCall[way], { body, idempotencyKey: key, ...(signal ? { signal } : {}) }))

/** The state of the job that prepares a payment: one poll. */
export const getPaymentJob = (
  http: Http,
  { way, jobId }: { readonly way: PaymentWay; readonly jobId: string },
  signal?: AbortSignal,
): Promise<CallResult<DeferredPaymentJob>> =>
  http.call(jobCall[way], { params: { jobId }, ...(signal ? { signal } : {}) })

/** What became of a request, by its key; only the host's own word counts. */
export const readPaymentOutcome = async (
  http: Http,
  { way, key }: { readonly way: PaymentWay; readonly key: string },
  signal?: AbortSignal,
): Promise<PaymentAnswer> => {
  const stored = await getStoredOutcome(http, { key }, signal)
  if (!stored.ok) {
    const { failure } = stored
    if (failure.kind === 'problem' && failure.code === 'idempotency_unknown') return { kind: 'neverArrived' }
    if (failure.kind === 'problem' && failure.code === 'idempotency_in_flight')
      return { kind: 'inFlight', retryAfterMs: failure.retryAfterMs }
    return { kind: 'open', failure }
  }
  const { status, body } = stored.value
  return answerOf(
    parseAnswer(prepareCall[way].answer, { status, text: JSON.stringify(body), retryAfterMs: null }),
  )
}
