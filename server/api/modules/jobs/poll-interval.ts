/** A job that has been running for long is asked about once a second: 20 polls (JO-01) then outlast a slow system by far. */
const maxMs = 1000

/**
 * Milliseconds until it is worth asking about a job again: half of how long it has been running, no less than its system
 * usually takes and no more than a second, unless that system is slower itself.
 */
export const nextPollMs = (usualMs: number, requestedAt: Date, now: Date): number => {
  const half = Math.round((now.getTime() - requestedAt.getTime()) / 2)
  return Math.max(usualMs, Math.min(half, maxMs))
}
