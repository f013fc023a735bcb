import type { AttemptAnswer, Refusal } from './attempt.types.ts'

const firstCheckMs = 1_000
const longestCheckMs = 15_000

/** The host says when to look again; without its word 1, 2, 4 … seconds, 15 at most. */
export const checkDelayMs = (answer: AttemptAnswer<unknown> | null, checks: number): number =>
  answer?.kind === 'inFlight' && answer.retryAfterMs !== null
    ? answer.retryAfterMs
    : Math.min(longestCheckMs, firstCheckMs * 2 ** checks)

/** Why there is no change; without an answer the request never left this browser. */
export const refusalOf = (answer: AttemptAnswer<unknown> | null): Refusal =>
  answer?.kind === 'refused'
    ? { reason: answer.reason, isRejected: answer.isRejected }
    : { reason: 'nothing was sent', isRejected: false }
