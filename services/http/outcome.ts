import type { ErrorCode } from '../../contract/session/telemetry.ts'
import type { Failure } from './result.ts'

/** Why nothing was changed. Codes are stable (`contract/wire/problem.ts`); who decides something compares them. */
export type Refusal = {
  readonly code: string
  /** HTTP status; `null` where nothing was sent. */
  readonly status: number | null
  /** The same request would be refused again. */
  readonly isFinal: boolean
}

/** What the error-reporting service hears of an answer that cannot be read (ER-01). */
export type AnswerReport = { readonly code: ErrorCode; readonly devMessage: string }

/**
 * What is known of a change after an answer, the same for every changing call.
 *
 * - `done`: it was made. `refused`: it was not.
 * - `accepted`: a job makes it. `inFlight`: the same request is being worked on; look again after `retryAfterMs`.
 * - `neverArrived`: the host knows nothing of the request, so it may be sent again.
 * - `open`: the answer was lost or cannot be read; the host may have made the change all the same.
 * - `unconfirmed`: as `open`, and there is no way to find out.
 */
export type Outcome<Value> =
  | Ended<Value>
  | { readonly kind: 'accepted'; readonly jobId: string }
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'open'; readonly failure: Failure; readonly report: AnswerReport | null }

/** An outcome after which there is nothing to look up any more. */
export type Ended<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'unconfirmed'; readonly report: AnswerReport | null }

export const done = <Value>(value: Value): Outcome<Value> => ({ kind: 'done', value })

/** The answer lacks what it must have, and looking again would find the same one. */
export const unconfirmed = (report: AnswerReport | null = null): Outcome<never> => ({
  kind: 'unconfirmed',
  report,
})

/** Nothing left this browser, or what had to be sent is lost. */
export const notSent: Refusal = { code: 'not_sent', status: null, isFinal: false }

/** One line for an error report. */
export const describeRefusal = ({ code, status }: Pick<Refusal, 'code' | 'status'>): string =>
  status === null ? code : `${status} ${code}`

/** The same of any end. */
export const describeEnd = (ended: Ended<unknown>): string =>
  ended.kind === 'refused' ? describeRefusal(ended) : ended.kind
