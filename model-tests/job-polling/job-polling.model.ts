import type { JobStatus } from '../../contract/wire/job.ts'
import { jobPollingMachine } from '../../machines/attempt/job-polling/job-polling.machine.ts'
import type { RequestJobResult } from '../../machines/attempt/job-polling/job-polling.types.ts'
import type { JobNews } from '../../services/http/change.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { problem } from '../samples/samples.ts'

export const job = (status: JobStatus, eta: number | null = null): JobNews<unknown> => ({
  status,
  eta,
  outcome: status === 'COMPLETED' ? { kind: 'done', value: 'made' } : null,
})

const requestJob: readonly Answer<RequestJobResult<unknown>>[] = [
  { words: 'the job is under way', output: succeeded(job('IN_PROGRESS')), inBrowser: { by: 'host' } },
  { words: 'the job waits, and names a time', output: succeeded(job('PENDING', 2_000)) },
  { words: 'the job is completed', output: succeeded(job('COMPLETED')), inBrowser: { by: 'host' } },
  {
    words: 'the answer does not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the answer is not JSON',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the answer has another shape',
    output: failed({ kind: 'malformed', status: 200 }),
    inBrowser: { by: 'fault', effect: 'malformed' },
  },
  { words: 'the host knows no such job', output: failed(problem(404, 'job_not_found')) },
  { words: 'the host is in trouble', output: failed(problem(503, 'unavailable')) },
]

export const jobPollingModel = defineModel<typeof jobPollingMachine>({
  flow: 'job-polling',
  machine: jobPollingMachine,
  starts: [{ words: 'a job that was accepted', input: { target: 'target', jobId: 'job-1' } }],
  events: {
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { requestJob },
  delays: { pollDelay: 'the wait before the next poll is over' },
  listeners: ['watchPage'],
  key: ({ requests }) => requests,
  states: {
    requesting: { sees: 'work going on' },
    waiting: { sees: 'work going on' },
    paused: { sees: 'nothing: the page is in the background' },
    completed: { sees: 'how the job went' },
    timedOut: { sees: 'that the outcome is being checked' },
    failed: { sees: 'that the outcome is being checked' },
  },
})
