import { assign, setup } from 'xstate'
import { maxPolls, pollWaitMs } from '../../../domain/changes/polling.ts'
import { isTransient } from '../../../services/http/result.ts'
import { callSlot, pageVisibilitySlot } from '../../actor-slot.ts'
import type {
  JobPollingContext,
  JobPollingEvent,
  JobPollingInput,
  JobPollingOutput,
  RequestJobInput,
  RequestJobResult,
} from './job-polling.types.ts'

/** One chart for the jobs of cancellation, deferred payment and returns (JO-03); `Response` is the job's own payload. */
export const createJobPollingMachine = <Response>() =>
  setup({
    types: {
      input: {} as JobPollingInput,
      context: {} as JobPollingContext<Response>,
      events: {} as JobPollingEvent,
      output: {} as JobPollingOutput<Response>,
    },
    actors: {
      requestJob: callSlot<RequestJobResult<Response>, RequestJobInput>('requestJob'),
      watchPage: pageVisibilitySlot,
    },
    actions: {
      countRequest: assign({ requests: ({ context }) => context.requests + 1 }),
      keepAnswer: assign((_, { result }: { result: RequestJobResult<Response> }) =>
        result.ok ? { job: result.value, failure: null } : { failure: result.failure },
      ),
    },
    guards: {
      isCompleted: (_, { result }: { result: RequestJobResult<Response> }) =>
        result.ok && result.value.status === 'COMPLETED',
      isUnreadable: (_, { result }: { result: RequestJobResult<Response> }) =>
        !result.ok && !isTransient(result.failure),
      hasNoRequestsLeft: (_, { requests }: { requests: number }) => requests >= maxPolls,
    },
    delays: { pollDelay: ({ context }) => pollWaitMs(context.job?.eta) },
  }).createMachine({
    id: 'jobPolling',
    description: 'Asks how a job is doing until it is done, 20 times at most.',
    context: ({ input }) => ({ jobId: input.jobId, requests: 0, job: null, failure: null }),
    invoke: { id: 'watchPage', src: 'watchPage' },
    initial: 'requesting',
    states: {
      requesting: {
        description: 'Asks the host how the job is doing. The shopper sees work going on.',
        entry: 'countRequest',
        invoke: {
          id: 'requestJob',
          src: 'requestJob',
          input: ({ context }) => ({ jobId: context.jobId }),
          onDone: [
            {
              guard: { type: 'isCompleted', params: ({ event }) => ({ result: event.output }) },
              target: 'completed',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ result: event.output }) },
            },
            {
              guard: { type: 'isUnreadable', params: ({ event }) => ({ result: event.output }) },
              target: 'failed',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ result: event.output }) },
            },
            {
              guard: { type: 'hasNoRequestsLeft', params: ({ context }) => ({ requests: context.requests }) },
              target: 'timedOut',
            },
            {
              target: 'waiting',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ result: event.output }) },
            },
          ],
        },
        on: { 'page.hidden': 'paused' },
      },
      waiting: {
        description:
          'The job is under way. Asks again after the time that the job named, else half a second.',
        after: { pollDelay: 'requesting' },
        on: { 'page.hidden': 'paused' },
      },
      paused: {
        description: 'The page is in the background: nothing is asked until it is shown again.',
        on: {
          'page.shown': [
            {
              guard: { type: 'hasNoRequestsLeft', params: ({ context }) => ({ requests: context.requests }) },
              target: 'timedOut',
            },
            { target: 'requesting' },
          ],
        },
      },
      completed: { type: 'final', description: 'The job is done; its answer says how it went.' },
      timedOut: {
        type: 'final',
        description: 'Twenty requests and still under way: whoever asked looks at the outcome another way.',
      },
      failed: {
        type: 'final',
        description: 'The answer could not be read: whoever asked looks at the outcome another way.',
      },
    },
    output: ({ context }): JobPollingOutput<Response> => {
      if (context.job?.status === 'COMPLETED') return { kind: 'completed', job: context.job }
      if (context.failure && !isTransient(context.failure))
        return { kind: 'failed', failure: context.failure }
      return { kind: 'timedOut' }
    },
  })

export const jobPollingMachine = createJobPollingMachine<unknown>()
