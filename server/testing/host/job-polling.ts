import * as v from 'valibot'
import type { Call } from '../../../contract/wire/call.ts'
import type { JobStatus } from '../../../contract/wire/job.ts'
import { type ApiRequest, send, type Target } from './api-client.ts'
import { waitFor } from './wait-for.ts'

type JobCall<Job> = Call<v.GenericSchema, v.GenericSchema, v.GenericSchema, v.GenericSchema<unknown, Job>>

type Asked = ApiRequest & { readonly withinMs?: number }

/** Polls a job until it has this status, and gives its answer; a host that fails meanwhile is asked again. */
export const jobReaches = <Job extends { readonly status: JobStatus }>(
  status: JobStatus,
  target: Target,
  call: JobCall<Job>,
  jobId: string,
  { withinMs, ...request }: Asked,
): Promise<Job> =>
  waitFor(
    `the job to be ${status}`,
    async () => {
      const answer = await send(target, call, { ...request, params: { jobId } })
      if (answer.status >= 500) return null
      if (answer.status !== call.status)
        throw new Error(`${call.id} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      const job = v.parse(call.answer, answer.body)
      return job.status === status && job
    },
    withinMs,
  )

/** Polls a job until it is completed, and gives its answer. */
export const completedJob = <Job extends { readonly status: JobStatus }>(
  target: Target,
  call: JobCall<Job>,
  jobId: string,
  request: Asked,
): Promise<Job> => jobReaches('COMPLETED', target, call, jobId, request)
