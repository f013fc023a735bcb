import * as v from 'valibot'
import type { Call } from '../../../contract/wire/call.ts'
import { type ApiRequest, send, type Target } from './api-client.ts'
import { waitFor } from './wait-for.ts'

type JobCall<Job> = Call<v.GenericSchema, v.GenericSchema, v.GenericSchema, v.GenericSchema<unknown, Job>>

/** Polls a job until it is completed, and gives its answer; a host that fails meanwhile is asked again. */
export const completedJob = <Job extends { readonly status: string }>(
  target: Target,
  call: JobCall<Job>,
  jobId: string,
  request: ApiRequest,
  withinMs?: number,
): Promise<Job> =>
  waitFor(
    'the job to be completed',
    async () => {
      const { status, body } = await send(target, call, { ...request, params: { jobId } })
      if (status >= 500) return null
      if (status !== call.status) throw new Error(`${call.id} answered ${status}: ${JSON.stringify(body)}`)
      const job = v.parse(call.answer, body)
      return job.status === 'COMPLETED' && job
    },
    withinMs,
  )
