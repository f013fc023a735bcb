import { assign, emit, setup } from 'xstate'
import { type AnswerReport, type Ended, notSent, type Outcome } from '../../services/http/outcome.ts'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { checkDelayMs, checksBeforeNotSent } from './attempt.rules.ts'
import type {
  AttemptContext,
  AttemptEmitted,
  AttemptEvent,
  AttemptInput,
  AttemptOutput,
  AttemptTag,
  ClaimedKey,
  ClaimKeyInput,
  ReadOutcomeInput,
  SendInput,
} from './attempt.types.ts'
import { createJobPollingMachine } from './job-polling/job-polling.machine.ts'

const reportIn = (outcome: Outcome<unknown>): AnswerReport | null =>
  'report' in outcome ? outcome.report : null

/**
 * One changing call, made once: the key is stored before anything is sent, a lost answer is looked up, and a job is polled.
 * Every flow that changes something invokes it; `attempt.actors.ts` joins it with a change of `services/`.
 */
export const createAttemptMachine = <Target, Request, Value>() => {
  type Heard = { outcome: Outcome<Value> }
  const heard = ({ event }: { event: { output: Outcome<Value> } }): Heard => ({ outcome: event.output })

  /** Where an answer leads, whoever has told it: the host at once, its job, or its memory of the attempt. */
  const leadsOn = [
    {
      guard: { type: 'isAccepted', params: heard },
      target: '#attempt.polling',
      // A job that hands over to another is followed to that one.
      reenter: true,
      actions: { type: 'keepJob', params: heard },
    },
    {
      guard: { type: 'isDone', params: heard },
      target: '#attempt.done',
      actions: { type: 'keepEnded', params: heard },
    },
    {
      guard: { type: 'isRefused', params: heard },
      target: '#attempt.refused',
      actions: { type: 'keepEnded', params: heard },
    },
    {
      guard: { type: 'isUnreadablyOver', params: heard },
      target: '#attempt.unconfirmed',
      actions: [
        { type: 'keepEnded', params: heard },
        { type: 'reportAnswer', params: heard },
      ],
    },
    {
      guard: { type: 'isUnconfirmed', params: heard },
      target: '#attempt.unconfirmed',
      actions: { type: 'keepEnded', params: heard },
    },
    {
      guard: { type: 'isUnreadable', params: heard },
      target: '#attempt.checkingOutcome.waiting',
      actions: [
        { type: 'keepWait', params: heard },
        { type: 'reportAnswer', params: heard },
      ],
    },
    {
      target: '#attempt.checkingOutcome.waiting',
      actions: { type: 'keepWait', params: heard },
    },
  ] as const

  return setup({
    types: {
      input: {} as AttemptInput<Target, Request>,
      context: {} as AttemptContext<Target, Request, Value>,
      events: {} as AttemptEvent,
      emitted: {} as AttemptEmitted,
      output: {} as AttemptOutput<Value>,
      tags: {} as AttemptTag,
    },
    actors: {
      claimKey: callSlot<ClaimedKey, ClaimKeyInput<Target>>('claimKey'),
      send: callSlot<Outcome<Value>, SendInput<Target, Request>>('send'),
      readOutcome: callSlot<Outcome<Value>, ReadOutcomeInput<Target>>('readOutcome'),
      jobPolling: createJobPollingMachine<Target, Value>(),
      watchPage: pageVisibilitySlot,
    },
    actions: {
      keepKey: assign((_, { key }: { key: string }) => ({ key })),
      keepJob: assign((_, { outcome }: Heard) =>
        outcome.kind === 'accepted' ? { jobId: outcome.jobId } : {},
      ),
      keepEnded: assign((_, { outcome }: Heard) => ({ ended: outcome as Ended<Value> })),
      keepNotSent: assign({ ended: { kind: 'refused' as const, ...notSent } }),
      keepWait: assign((_, { outcome }: Heard) => ({
        retryAfterMs: outcome.kind === 'inFlight' ? outcome.retryAfterMs : null,
      })),
      countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
      reportAnswer: emit((_, { outcome }: Heard) => {
        const report = reportIn(outcome)
        if (report === null) throw new Error(`nothing to report of an answer that is ${outcome.kind}`)
        return { type: 'error.reported' as const, ...report }
      }),
      /** Provided: the stored key goes, or says that the outcome cannot be found out. */
      settleKey: () => undefined,
    },
    guards: {
      isLookUp: ({ context }) => context.key !== null,
      hasNothingToSend: ({ context }) => context.request === null,
      wasPending: (_, { isPending }: { isPending: boolean }) => isPending,
      isAccepted: (_, { outcome }: Heard) => outcome.kind === 'accepted',
      isDone: (_, { outcome }: Heard) => outcome.kind === 'done',
      isRefused: (_, { outcome }: Heard) => outcome.kind === 'refused',
      isUnconfirmed: (_, { outcome }: Heard) => outcome.kind === 'unconfirmed',
      isUnreadablyOver: (_, { outcome }: Heard) =>
        outcome.kind === 'unconfirmed' && reportIn(outcome) !== null,
      isUnreadable: (_, { outcome }: Heard) => reportIn(outcome) !== null,
      isToSendAgain: ({ context }, { outcome }: Heard) =>
        outcome.kind === 'neverArrived' && context.request !== null,
      hasNeverArrived: ({ context }, { outcome }: Heard) =>
        outcome.kind === 'neverArrived' && context.checks >= checksBeforeNotSent,
    },
    delays: { checkDelay: ({ context }) => checkDelayMs(context.retryAfterMs, context.checks) },
  }).createMachine({
    id: 'attempt',
    description: 'Makes one change, once, whatever becomes of its answer.',
    context: ({ input: { target, request, pendingKey } }) => ({
      target,
      request,
      key: pendingKey,
      jobId: null,
      retryAfterMs: null,
      checks: 0,
      ended: null,
    }),
    invoke: { id: 'watchPage', src: 'watchPage' },
    initial: 'starting',
    states: {
      starting: {
        description: 'An attempt from before a reload is looked up, not made again.',
        always: [{ guard: 'isLookUp', target: 'checkingOutcome' }, { target: 'claimingKey' }],
      },
      claimingKey: {
        description: 'Remembers the attempt in this browser before anything is sent.',
        invoke: {
          id: 'claimKey',
          src: 'claimKey',
          input: ({ context: { target } }) => ({ target }),
          onDone: [
            {
              guard: { type: 'wasPending', params: ({ event }) => event.output },
              target: 'checkingOutcome',
              actions: { type: 'keepKey', params: ({ event }) => event.output },
            },
            {
              guard: 'hasNothingToSend',
              target: 'refused',
              actions: [{ type: 'keepKey', params: ({ event }) => event.output }, 'keepNotSent'],
            },
            { target: 'sending', actions: { type: 'keepKey', params: ({ event }) => event.output } },
          ],
          onError: { target: 'refused', actions: 'keepNotSent' },
        },
      },
      sending: {
        description: 'Asks the host to make the change.',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { target, key, request } }) => ({
            target,
            key: key as string,
            request: request as Request,
          }),
          onDone: leadsOn,
          onError: 'checkingOutcome.waiting',
        },
      },
      polling: {
        description: 'The host works on it: asks how it is doing.',
        tags: 'polling',
        invoke: {
          id: 'jobPolling',
          src: 'jobPolling',
          input: ({ context: { target, jobId } }) => ({ target, jobId: jobId as string }),
          onDone: leadsOn,
          onError: 'checkingOutcome.waiting',
        },
      },
      checkingOutcome: {
        description: 'Not sure yet whether it worked: says so, and looks again by itself.',
        tags: 'checking',
        initial: 'reading',
        on: { 'page.hidden': '.paused' },
        states: {
          reading: {
            description: 'Looks up what became of the attempt.',
            entry: 'countCheck',
            invoke: {
              id: 'readOutcome',
              src: 'readOutcome',
              input: ({ context: { target, key } }) => ({ target, key: key as string }),
              onDone: [
                { guard: { type: 'isToSendAgain', params: heard }, target: '#attempt.sending' },
                {
                  guard: { type: 'hasNeverArrived', params: heard },
                  target: '#attempt.refused',
                  actions: 'keepNotSent',
                },
                ...leadsOn,
              ],
              onError: 'waiting',
            },
          },
          waiting: {
            description: 'Waits a little before it looks again, longer each time.',
            after: { checkDelay: 'reading' },
          },
          paused: {
            description: 'The page is in the background: nothing is asked until it is shown again.',
            on: { 'page.shown': 'reading' },
          },
        },
      },
      done: { type: 'final', description: 'The change was made.', entry: 'settleKey' },
      refused: {
        type: 'final',
        description: 'Nothing was changed; a new attempt may be made.',
        entry: 'settleKey',
      },
      unconfirmed: {
        type: 'final',
        description: 'Nobody can say whether it was made: says what to look at before trying again.',
        entry: 'settleKey',
      },
    },
    output: ({ context: { ended, key } }): AttemptOutput<Value> => ({
      ...(ended ?? { kind: 'refused', ...notSent }),
      key,
    }),
  })
}

export const attemptMachine = createAttemptMachine<unknown, unknown, unknown>()
