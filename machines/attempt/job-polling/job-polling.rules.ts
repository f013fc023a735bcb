import type { ErrorCode } from '../../../contract/session/telemetry.ts'
import type { JobPollingOutput } from './job-polling.types.ts'

/** The catalogue's code for a poller that ended without a completed job (JO-02). */
export const pollingErrorCode = (output: JobPollingOutput<unknown>): ErrorCode => {
  if (output.kind === 'timedOut') return 'server-timeout-after-20-polls'
  const kind = output.kind === 'failed' ? output.failure.kind : null
  if (kind === 'unparsable') return 'could-not-parse-server-response'
  return kind === 'malformed' ? 'improperly-formatted-response' : 'unknown orders error'
}
