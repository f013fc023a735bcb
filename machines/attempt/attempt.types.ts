import type { Failure } from '../../services/http/result.ts'

/** Why nothing was changed: `reason` in one line for an error report. */
export type Refusal = {
  readonly reason: string
  /** For what was asked: the same request would be refused again. */
  readonly isRejected: boolean
}

/**
 * What an answer says about a changing call.
 *
 * - `accepted`: a job works it. `neverArrived`: the host knows nothing of the request, so it may be sent again.
 * - `inFlight`: the same request is being worked on right now; look again after `retryAfterMs`.
 * - `open`: it may or may not have happened. `refused`: it has not.
 */
export type AttemptAnswer<Value> =
  | { readonly kind: 'accepted'; readonly jobId: string }
  | { readonly kind: 'done'; readonly value: Value }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'inFlight'; readonly retryAfterMs: number | null }
  | { readonly kind: 'neverArrived' }
  | { readonly kind: 'open'; readonly failure: Failure }

/** What is asked for, with the key that makes it one and the same however often it is sent. */
export type Sending<Request> = { readonly key: string; readonly request: Request }

export type AttemptInput<Request> = {
  /** `null` where only the key is left of it, as in another tab: then the outcome can be read, but nothing sent. */
  readonly request: Request | null
  /** Key of an attempt from before a reload, whose outcome is not known yet. */
  readonly openKey: string | null
  /** Key of an attempt that has failed: the next one takes another. */
  readonly spentKey: string | null
}

export type AttemptContext<Request, Value> = {
  readonly request: Request | null
  readonly key: string | null
  readonly spentKey: string | null
  readonly jobId: string | null
  /** What was last heard about the attempt. */
  readonly answer: AttemptAnswer<Value> | null
  /** Looks at the outcome so far; the waits between them grow with it. */
  readonly checks: number
}

/** `key` is the one that counted; `null` where the browser could not remember any, so that nothing was sent. */
export type AttemptOutput<Value> =
  | { readonly kind: 'done'; readonly key: string; readonly value: Value }
  | ({ readonly kind: 'refused'; readonly key: string | null } & Refusal)

export type ClaimKeyInput = { readonly spentKey: string | null }
export type ReadOutcomeInput = { readonly key: string }
