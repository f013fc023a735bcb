import type { JobNews } from '../../../services/http/change.ts'
import type { Outcome } from '../../../services/http/outcome.ts'
import type { CallResult, Failure } from '../../../services/http/result.ts'

export type JobPollingInput<Target> = { readonly target: Target; readonly jobId: string }

export type JobPollingContext<Target, Value> = JobPollingInput<Target> & {
  /** Requests sent so far; 20 at most. */
  readonly requests: number
  readonly news: JobNews<Value> | null
  readonly failure: Failure | null
}

export type JobPollingEvent = { type: 'page.hidden' } | { type: 'page.shown' }

/** What the job came to. An answer that could not be read, or none in 20 polls, leaves it open: it does not say that the job failed. */
export type JobPollingOutput<Value> = Outcome<Value>

export type RequestJobInput<Target> = JobPollingInput<Target>
export type RequestJobResult<Value> = CallResult<JobNews<Value>>
