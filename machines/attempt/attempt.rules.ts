const firstCheckMs = 1_000
const maxCheckMs = 15_000

/** The host says when to look again; without its word 1, 2, 4 … seconds, 15 at most. */
export const checkDelayMs = (retryAfterMs: number | null, checks: number): number =>
  retryAfterMs ?? Math.min(maxCheckMs, firstCheckMs * 2 ** checks)

/** A request that was sent just before a reload may come after the first look: only a later one tells that it never came. */
export const checksBeforeNotSent = 2
