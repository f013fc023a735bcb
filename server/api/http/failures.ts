import { errorFields, type Log } from '../../common/log.ts'
import { ProblemError, problem } from '../../common/problems.ts'

const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57P (operator intervention). */
const isConnectionState = (code: string) => /^(08|53)|^57P/.test(code)

const isConnectionMessage = (message: string) =>
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i.test(
    message,
  )

/** Whether the database could not be reached, as against a defect of ours. */
const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (systemCodes.has(code) || isConnectionState(code) || isConnectionMessage(error.message)) return true
  return error.cause !== undefined && isUnavailable(error.cause)
}

/**
 * What the caller is told about an error that no handler meant. A changing call whose connection broke may have happened:
 * 504 says that its outcome is open.
 */
export const toProblem = (error: unknown, isChanging: boolean, log: Log): ProblemError => {
  if (error instanceof ProblemError) return error
  log('error', 'request.failed', errorFields(error))
  if (!isUnavailable(error)) return problem('internal')
  const headers = { 'Retry-After': '2' }
  return isChanging
    ? problem('unavailable', {
        status: 504,
        detail: 'The outcome is not known yet: ask by the key.',
        headers,
      })
    : problem('unavailable', { headers })
}
