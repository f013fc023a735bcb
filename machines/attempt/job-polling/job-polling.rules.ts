import type { AnswerReport } from '../../../services/http/outcome.ts'
import { describeFailure, type Failure } from '../../../services/http/result.ts'

/** The catalogue's report of a poller that ended without a completed job (JO-02). `failure`: `null` after 20 polls. */
export const pollingReport = (failure: Failure | null): AnswerReport => {
  if (failure === null) return { code: 'server-timeout-after-20-polls', devMessage: 'job' }
  const devMessage = `job: ${describeFailure(failure)}`
  if (failure.kind === 'unparsable') return { code: 'could-not-parse-server-response', devMessage }
  if (failure.kind === 'malformed') return { code: 'improperly-formatted-response', devMessage }
  return { code: 'unknown orders error', devMessage }
}
