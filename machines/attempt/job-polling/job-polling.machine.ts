import { assign, setup } from 'xstate'
import { maxPolls, pollWaitMs } from '../../../domain/changes/polling.ts'
import { isTransient } from '../../../services/http/result.ts'
import { callSlot, pageVisibilitySlot } from '../../actor-slot.ts'
import { answered } from '../../answers.ts'
import { pollingReport } from './job-polling.rules.ts'
import type {
  JobPollingContext,
  JobPollingEvent,
  JobPollingInput,
  JobPollingOutput,
  RequestJobInput,
  RequestJobResult,
} from './job-polling.types.ts'

/** One chart for the jobs of cancellation, deferred payment and returns (JO-03). */
export const createJobPollingMachine = <Target, Value>() => {
  type Answer = { result: RequestJobResult<Value> }

  return setup({
    types: {
      input: {} as JobPollingInput<Target>,
      context: {} as JobPollingContext<Target, Value>,
      events: {} as JobPollingEvent,
      output: {} as JobPollingOutput<Value>,
    },
    actors: {
      requestJob: callSlot<RequestJobResult<Value>, RequestJobInput<Target>>('requestJob'),
      watchPage: pageVisibilitySlot,
    },
    actions: {
      countRequest: assign({ requests: ({ context }) => context.requests + 1 }),
      keepAnswer: assign((_, { result }: Answer) =>
        result.ok ? { news: result.value, failure: null } : { failure: result.failure },
      ),
      forgetFailure: assign({ failure: null }),
    },
    guards: {
      isCompleted: (_, { result }: Answer) => result.ok && result.value.outcome !== null,
      isUnreadable: (_, { result }: Answer) => !result.ok && !isTransient(result.failure),
      hasNoRequestsLeft: ({ context }) => context.requests >= maxPolls,
    },
    delays: { pollDelay: ({ context }) => pollWaitMs(context.news?.eta) },
  }).createMachine({
    id: 'jobPolling',
    description: 'Asks how a job is doing until it is done, 20 times at most.',
    context: ({ input: { target, jobId } }) => ({ target, jobId, requests: 0, news: null, failure: null }),
    invoke: { id: 'watchPage', src: 'watchPage' },
    initial: 'requesting',
    states: {
      requesting: {
        description: 'Asks the host how the job is doing. The shopper sees work going on.',
        entry: 'countRequest',
        invoke: {
          id: 'requestJob',
          src: 'requestJob',
          input: ({ context: { target, jobId } }) => ({ target, jobId }),
          onDone: [
            {
              guard: { type: 'isCompleted', params: answered },
              target: 'completed',
              actions: { type: 'keepAnswer', params: answered },
            },
            {
              guard: { type: 'isUnreadable', params: answered },
              target: 'failed',
              actions: { type: 'keepAnswer', params: answered },
            },
            { guard: 'hasNoRequestsLeft', target: 'timedOut' },
            {
              target: 'waiting',
              actions: { type: 'keepAnswer', params: answered },
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
          'page.shown': [{ guard: 'hasNoRequestsLeft', target: 'timedOut' }, { target: 'requesting' }],
        },
      },
      completed: { type: 'final', description: 'The job is done; its answer says how it went.' },
      timedOut: {
        type: 'final',
        description: 'Twenty requests and still under way: the attempt looks at the outcome another way.',
        entry: 'forgetFailure',
      },
      failed: {
        type: 'final',
        description: 'The answer could not be read: the attempt looks at the outcome another way.',
      },
    },
    output: ({ context: { news, failure } }): JobPollingOutput<Value> =>
      news?.outcome ?? {
        kind: 'open',
        failure: failure ?? { kind: 'timeout' },
        report: pollingReport(failure),
      },
  })
}

export const jobPollingMachine = createJobPollingMachine<unknown, unknown>()
