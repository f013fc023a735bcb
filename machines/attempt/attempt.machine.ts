import { assign, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import { checkDelayMs, refusalOf } from './attempt.rules.ts'
import type {
  AttemptAnswer,
  AttemptContext,
  AttemptInput,
  AttemptOutput,
  ClaimKeyInput,
  ReadOutcomeInput,
  Sending,
} from './attempt.types.ts'
import { createJobPollingMachine } from './job-polling/job-polling.machine.ts'
import type { JobPollingOutput } from './job-polling/job-polling.types.ts'

const noJobExpected = (): AttemptAnswer<never> => ({
  kind: 'refused',
  reason: 'no job was expected',
  isRejected: false,
})

type Polled<Response> = { output: JobPollingOutput<Response> }

/**
 * One changing call, made once: the key is stored before anything is sent, and a lost answer is looked up. `answerOfJob`
 * reads the answer of a completed job; calls that answer at once never poll, and leave it out.
 */
export const createAttemptMachine = <Request, Value, Response = unknown>(
  answerOfJob: (
    job: Extract<JobPollingOutput<Response>, { kind: 'completed' }>['job'],
  ) => AttemptAnswer<Value> = noJobExpected,
) =>
  setup({
    types: {
      input: {} as AttemptInput<Request>,
      context: {} as AttemptContext<Request, Value>,
      output: {} as AttemptOutput<Value>,
    },
    actors: {
      claimKey: callSlot<string, ClaimKeyInput>('claimKey'),
      send: callSlot<AttemptAnswer<Value>, Sending<Request>>('send'),
      readOutcome: callSlot<AttemptAnswer<Value>, ReadOutcomeInput>('readOutcome'),
      jobPolling: createJobPollingMachine<Response>(),
    },
    actions: {
      keepKey: assign((_, { key }: { key: string }) => ({ key })),
      keepAnswer: assign((_, { answer }: { answer: AttemptAnswer<Value> }) =>
        answer.kind === 'accepted' ? { answer, jobId: answer.jobId } : { answer },
      ),
      keepPolled: assign((_, { output }: Polled<Response>) =>
        output.kind === 'completed' ? { answer: answerOfJob(output.job) } : {},
      ),
      countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
      /** Provided: nobody hears what a child emits, so the reporter is handed in. */
      reportPolling: (_, _polled: Polled<Response>) => undefined,
      reportUnsure: (_, _heard: { answer: AttemptAnswer<Value> | null }) => undefined,
    },
    guards: {
      isOpenStill: ({ context }) => context.key !== null,
      isAccepted: ({ context }) => context.answer?.kind === 'accepted',
      isDone: ({ context }) => context.answer?.kind === 'done',
      mustSendAgain: ({ context }) => context.answer?.kind === 'neverArrived' && context.request !== null,
      isUnsure: ({ context }) => context.answer?.kind === 'open' || context.answer?.kind === 'inFlight',
      isCompleted: (_, { output }: Polled<Response>) => output.kind === 'completed',
    },
    delays: { checkDelay: ({ context }) => checkDelayMs(context.answer, context.checks) },
  }).createMachine({
    id: 'attempt',
    description: 'Sends one change, once, whatever becomes of its answer.',
    context: ({ input }) => ({
      request: input.request,
      key: input.openKey,
      spentKey: input.spentKey,
      jobId: null,
      answer: null,
      checks: 0,
    }),
    initial: 'starting',
    states: {
      starting: {
        description: 'Never seen: an attempt from before a reload is looked up, not made again.',
        always: [{ guard: 'isOpenStill', target: 'checkingOutcome' }, { target: 'storingKey' }],
      },
      storingKey: {
        description: 'Remembers the attempt in this browser before anything is sent.',
        invoke: {
          id: 'claimKey',
          src: 'claimKey',
          input: ({ context }) => ({ spentKey: context.spentKey }),
          onDone: {
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => ({ key: event.output }) },
          },
          onError: 'refused',
        },
      },
      sending: {
        description: 'Asks the host to make the change.',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({ key: context.key as string, request: context.request as Request }),
          onDone: {
            target: 'deciding',
            actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: 'checkingOutcome.waiting',
        },
      },
      deciding: {
        description: 'Never seen: what was heard leads on.',
        always: [
          { guard: 'isAccepted', target: 'polling' },
          { guard: 'isDone', target: 'done' },
          { guard: 'mustSendAgain', target: 'sending' },
          {
            guard: 'isUnsure',
            target: 'checkingOutcome.waiting',
            actions: { type: 'reportUnsure', params: ({ context }) => ({ answer: context.answer }) },
          },
          { target: 'refused' },
        ],
      },
      polling: {
        description: 'The host works on it: asks how it is doing.',
        invoke: {
          id: 'jobPolling',
          src: 'jobPolling',
          input: ({ context }) => ({ jobId: context.jobId as string }),
          onDone: [
            {
              guard: { type: 'isCompleted', params: ({ event }) => ({ output: event.output }) },
              target: 'deciding',
              actions: { type: 'keepPolled', params: ({ event }) => ({ output: event.output }) },
            },
            {
              target: 'checkingOutcome.waiting',
              actions: { type: 'reportPolling', params: ({ event }) => ({ output: event.output }) },
            },
          ],
          onError: 'checkingOutcome.waiting',
        },
      },
      checkingOutcome: {
        description: 'Not sure yet whether it worked: says so, and looks again by itself.',
        initial: 'reading',
        states: {
          reading: {
            description: 'Looks up what became of the attempt.',
            entry: 'countCheck',
            invoke: {
              id: 'readOutcome',
              src: 'readOutcome',
              input: ({ context }) => ({ key: context.key as string }),
              onDone: {
                target: '#attempt.deciding',
                actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              onError: 'waiting',
            },
          },
          waiting: {
            description: 'Waits a little before it looks again, longer each time.',
            after: { checkDelay: 'reading' },
          },
        },
      },
      done: { type: 'final', description: 'The change was made.' },
      refused: { type: 'final', description: 'Nothing was changed; a new attempt may be made.' },
    },
    output: ({ context: { answer, key } }): AttemptOutput<Value> =>
      answer?.kind === 'done' && key !== null
        ? { kind: 'done', key, value: answer.value }
        : { kind: 'refused', key, ...refusalOf(answer) },
  })

export const attemptMachine = createAttemptMachine<unknown, unknown>()
