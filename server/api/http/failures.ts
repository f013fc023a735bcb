import { errorFields, type Log } from '../../common/log.ts'
import { ProblemError, problem } from '../../common/problems.ts'
import { isUnavailable, unavailableForSeconds } from '../../common/unavailable.ts'

/** The database was lost as a change was being committed, or after: nobody can say yet whether it happened. */
export class OpenOutcomeError extends Error {
  override readonly name = 'OpenOutcomeError'
}

/**
 * What the caller is told about an error that no handler meant. Without the database nothing was done, and 503 says so; a
 * change whose commit was not answered may have happened: 504 says that its outcome is open.
 */
export const toProblem = (error: unknown, log: Log): ProblemError => {
  if (error instanceof ProblemError) return error
  log('error', 'request.failed', errorFields(error))
  if (!isUnavailable(error)) return problem('internal')
  const headers = { 'Retry-After': String(unavailableForSeconds) }
  return error instanceof OpenOutcomeError
    ? problem('unavailable', {
        status: 504,
        detail: 'The outcome is not known yet: ask by the key.',
        headers,
      })
    : problem('unavailable', { headers })
}
