import * as v from 'valibot'
import { type Call, defineCall } from './call.ts'
import { GuestQuery } from './guest-filter.ts'
import { orNull } from './primitives.ts'

/** Asynchronous jobs of cancellation, deferred payment and returns (JO-01). */
export const jobStatuses = ['PENDING', 'IN_PROGRESS', 'COMPLETED'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** What a completed job failed with; `message` is the specification's English sentence, `code` is stable. */
export const JobError = v.object({
  httpStatus: v.number(),
  message: v.string(),
  code: orNull(v.string()),
})

/** Job response with the given payload. `eta` is the wait before the next poll, in milliseconds. */
export const jobResponse = <S extends v.GenericSchema>(response: S) =>
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    status: v.picklist(jobStatuses),
    eta: orNull(v.pipe(v.number(), v.minValue(0))),
    error: orNull(JobError),
    response: orNull(response),
  })

const JobParams = v.object({ jobId: v.pipe(v.string(), v.uuid('job_id')) })

/** The row of a call that tells whoever started a job how it is doing. */
export const defineJobCall = <const Row extends Pick<Call, 'id' | 'path' | 'summary' | 'answer'>>(row: Row) =>
  defineCall({
    method: 'GET',
    callers: ['member', 'guest'],
    object: { type: 'job', at: 'params.jobId' },
    params: JobParams,
    query: GuestQuery,
    status: 200,
    problems: ['job_not_found'],
    ...row,
  })
