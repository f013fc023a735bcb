import type * as v from 'valibot'
import type { JobError, JobStatus } from '../../../../contract/wire/job.ts'
import { nextPollMs } from './poll-interval.ts'

/** What every job of an order has (`jobColumns`), as far as it is told. */
type TellableJob = {
  readonly id: string
  readonly status: JobStatus
  /** Milliseconds that its system usually takes. */
  readonly etaMs: number
  readonly errorStatus: number | null
  readonly errorCode: string | null
  readonly errorMessage: string | null
  readonly requestedAt: Date
}

type WireJobState = {
  readonly id: string
  readonly status: JobStatus
  readonly eta: number | null
  readonly error: v.InferOutput<typeof JobError> | null
}

/** How a job is doing, as every job response says it (JO-01): when to ask again, or what it failed with. `response` is the job's own. */
export const wireJobState = (job: TellableJob, now: Date): WireJobState => {
  const { id, status, errorStatus } = job
  const isDone = status === 'COMPLETED'
  return {
    id,
    status,
    eta: isDone ? null : nextPollMs(job.etaMs, job.requestedAt, now),
    error:
      isDone && errorStatus !== null
        ? { httpStatus: errorStatus, message: job.errorMessage ?? '', code: job.errorCode }
        : null,
  }
}
