import type { Problem } from '../../contract/wire/problem.ts'

/**
 * Why a call gave no value. Expected failures are values; a thrown error is a defect (docs/architecture.md).
 *
 * - `problem`: the host answered with problem details (RFC 9457). `retryAfterMs` comes from `Retry-After`.
 * - `unauthorized`: 401, after the session was asked for a fresh token in vain.
 * - `unparsable`: not JSON, HTML, empty. `malformed`: JSON of another shape. `status` is the HTTP status of either.
 * - `network`: no answer. `timeout`: no answer in time.
 */
export type Failure =
  | {
      readonly kind: 'problem'
      readonly status: number
      readonly code: string
      readonly problem: Problem
      readonly retryAfterMs: number | null
      /** `Location`: where what was asked for is already. */
      readonly location?: string
    }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'unparsable'; readonly status: number }
  | { readonly kind: 'malformed'; readonly status: number }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }

export type CallResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure }

export const succeeded = <T>(value: T): CallResult<T> => ({ ok: true, value })
export const failed = (failure: Failure): CallResult<never> => ({ ok: false, failure })

/** A gateway that gave up, a cut line or an unreadable answer: the host may have done the work all the same. */
export const isOutcomeOpen = (failure: Failure): boolean => {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'unparsable':
    case 'malformed':
      return true
    case 'problem':
      return failure.status === 502 || failure.status === 504
    case 'unauthorized':
      return false
  }
}

/** A failure that the next try may not meet: no answer, a host in trouble, or too many requests. */
export const isTransient = (failure: Failure): boolean => {
  if (failure.kind === 'network' || failure.kind === 'timeout') return true
  if (failure.kind === 'unauthorized') return false
  return failure.status >= 500 || (failure.kind === 'problem' && failure.status === 429)
}

/** One line for an error report: kind, status and code only, never contents. */
export const describeFailure = (failure: Failure): string => {
  switch (failure.kind) {
    case 'problem':
      return `problem ${failure.status} ${failure.code}`
    case 'unparsable':
    case 'malformed':
      return `${failure.kind} ${failure.status}`
    default:
      return failure.kind
  }
}
