import type { InferOutput } from 'valibot'
import type { JobError, JobStatus } from '../../../contract/wire/job.ts'
import type { CallResult, Failure } from '../../../services/http/result.ts'

/** A job as every async call answers it (JO-01); `eta` is the wait before the next poll, in milliseconds. */
export type Job<Response> = {
  readonly id: string
  readonly status: JobStatus
  readonly eta: number | null
  readonly error: InferOutput<typeof JobError> | null
  readonly response: Response | null
}

export type JobPollingInput = { readonly jobId: string }

export type JobPollingContext<Response> = {
  readonly jobId: string
  /** Requests sent so far; 20 at most. */
  readonly requests: number
  readonly job: Job<Response> | null
  readonly failure: Failure | null
}

export type JobPollingEvent = { type: 'page.hidden' } | { type: 'page.shown' }

/** `failed` carries an answer that could not be read or is final; it does not say that the job failed. */
export type JobPollingOutput<Response> =
  | { readonly kind: 'completed'; readonly job: Job<Response> }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type RequestJobInput = { readonly jobId: string }
export type RequestJobResult<Response> = CallResult<Job<Response>>
