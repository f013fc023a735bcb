import type { AttemptOutput } from '../../machines/attempt/attempt.types.ts'
import type { Outcome } from '../../services/http/outcome.ts'

/** How an attempt ends, for the flows that make one. */
export const doneAs = <Value>(value: Value): AttemptOutput<Value> => ({ kind: 'done', value, key: 'key-1' })

/** A refusal by the host; those of 500 and above may pass. */
export const refusedAs = (code: string, status = 400): AttemptOutput<never> => ({
  kind: 'refused',
  code,
  status,
  isFinal: status < 500,
  key: 'key-1',
})

export const notConfirmed: AttemptOutput<never> = { kind: 'unconfirmed', report: null, key: 'key-1' }

/** What the calls inside an attempt say. */
export const accepted: Outcome<never> = { kind: 'accepted', jobId: 'job-1' }
export const lost: Outcome<never> = { kind: 'open', failure: { kind: 'timeout' }, report: null }
export const inFlight = (retryAfterMs: number | null = 1_500): Outcome<never> => ({
  kind: 'inFlight',
  retryAfterMs,
})
export const neverArrived: Outcome<never> = { kind: 'neverArrived' }
export const refused = (code: string, status = 400): Outcome<never> => ({
  kind: 'refused',
  code,
  status,
  isFinal: status < 500,
})
export const unreadable: Outcome<never> = {
  kind: 'open',
  failure: { kind: 'malformed', status: 200 },
  report: { code: 'improperly-formatted-response', devMessage: 'cancelOrder: malformed 200' },
}

/** Answers of a job that nobody can read, with the code that they are reported under. */
export const unreadableJobs = [
  ['unparsable', 'could-not-parse-server-response'],
  ['malformed', 'improperly-formatted-response'],
] as const
