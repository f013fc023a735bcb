import type { AttemptAnswer, Refusal } from './attempt.types.ts'

const firstCheckMs = 1_000
const longestCheckMs = 15_000

/** Of an answer, what says when to look again, in milliseconds. */
type WaitAdvice = { readonly kind: string; readonly retryAfterMs?: number | null }

/** The host says when to look again; without its word 1, 2, 4 … seconds, 15 at most. */
export const checkDelayMs = (answer: WaitAdvice | null, checks: number): number =>
  answer?.retryAfterMs ?? Math.min(longestCheckMs, firstCheckMs * 2 ** checks)

/** Why there is no change; without an answer the request never left this browser. */
export const refusalOf = (answer: AttemptAnswer<unknown> | null): Refusal =>
  answer?.kind === 'refused'
    ? { reason: answer.reason, isRejected: answer.isRejected }
    : { reason: 'nothing was sent', isRejected: false }
