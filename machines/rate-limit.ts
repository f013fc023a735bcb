import type { CallResult } from '../services/http/result.ts'

/** Where a 429 names no time, a minute is the shortest window that is counted (decisions.md, "Limits"). */
const usualWaitMs = 60_000

/** The host was asked too often. */
export const isRateLimited = (result: CallResult<unknown>): boolean =>
  !result.ok && result.failure.kind === 'problem' && result.failure.status === 429

/** Milliseconds until the host takes requests like this one again. */
export const waitMsOf = (result: CallResult<unknown>): number =>
  !result.ok && result.failure.kind === 'problem' ? (result.failure.retryAfterMs ?? usualWaitMs) : usualWaitMs
