import { and, assign, emit, raise, setup, stateIn } from 'xstate'
import { profileOf } from '../../domain/countries/profile-of.ts'
import { describeFailure } from '../../services/http/result.ts'
import { answerOfJob, type CancelAnswer } from '../../services/orders/cancel-answer.ts'
import { callSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { checkDelayMs } from '../attempt/attempt.rules.ts'
import { createJobPollingMachine } from '../attempt/job-polling/job-polling.machine.ts'
import { pollingErrorCode } from '../attempt/job-polling/job-polling.rules.ts'
import type { JobPollingOutput } from '../attempt/job-polling/job-polling.types.ts'
import { attemptOf, describeAnswer, isCancellable, nextMinuteMs, windowLeftMs } from './cancellation.rules.ts'
import type {
  Attempt,
  CancelJobResponse,
  CancellationContext,
  CancellationEmitted,
  CancellationEvent,
  CancellationInput,
  RecentChange,
} from './cancellation.types.ts'

type Polled = { output: JobPollingOutput<CancelJobResponse> }
type Heard = { answer: CancelAnswer }

export const cancellationMachine = setup({
  types: {
    input: {} as CancellationInput,
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    emitted: {} as CancellationEmitted,
  },
  actors: {
    storeKey: callSlot<void, Attempt>('storeKey'),
    cancelOrder: callSlot<CancelAnswer, Attempt>('cancelOrder'),
    readOutcome: callSlot<CancelAnswer, Attempt>('readOutcome'),
    jobPolling: createJobPollingMachine<CancelJobResponse>(),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    beginAttempt: assign(({ context }) => ({
      key: context.newKey(),
      jobId: null,
      answer: null,
      checks: 0,
    })),
    keepAnswer: assign((_, { answer }: Heard) =>
      answer.kind === 'accepted' ? { answer, jobId: answer.jobId } : { answer },
    ),
    keepPolled: assign((_, { output }: Polled) =>
      output.kind === 'completed' ? { answer: answerOfJob(output.job) } : {},
    ),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    keepOrder: assign((_, { order }: Pick<CancellationContext, 'order'>) => ({ order })),
    keepChange: assign((_, { change }: { change: RecentChange }) => ({ recentChange: change })),
    measureWindow: assign(({ context }) => ({ windowLeftMs: windowLeftMs(context) })),
    forgetKey: assign({ key: null, jobId: null }),
    /** Provided by `cancellation.actors.ts`: the stored key goes once the outcome is known. */
    dropStoredKey: () => undefined,
    shutWindow: raise({ type: 'window.shut' }),
    announceCancelled: emit(({ context }) => ({
      type: 'order.cancelled' as const,
      orderNumber: context.order.orderNumber,
      reloadsPage: profileOf(context.country).orders.reloadsAfterCancelling,
    })),
    announcePending: emit(({ context }) => ({
      type: 'order.cancellationPending' as const,
      orderNumber: context.order.orderNumber,
    })),
    announceOutdated: emit(({ context }) => ({
      type: 'order.outdated' as const,
      orderNumber: context.order.orderNumber,
    })),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'service-cancellation-failure' as const,
      devMessage: describeAnswer(context.answer),
    })),
    reportPolling: emit((_, { output }: Polled) => ({
      type: 'error.reported' as const,
      code: pollingErrorCode(output),
      devMessage: output.kind === 'failed' ? describeFailure(output.failure) : 'cancellation job',
    })),
  },
  guards: {
    isWindowOpen: stateIn('#cancellation.window.open'),
    isWindowOver: ({ context }) => windowLeftMs(context) === 0,
    isCancellable: ({ context }) => isCancellable(context),
    hasOpenAttempt: ({ context }) => context.key !== null,
    isAccepted: ({ context }) => context.answer?.kind === 'accepted',
    isCancelled: ({ context }) =>
      context.answer?.kind === 'cancelled' || context.answer?.kind === 'alreadyCancelled',
    isPending: ({ context }) => context.answer?.kind === 'pending',
    isDenied: ({ context }) => context.answer?.kind === 'wrongState',
    isOutsideWindow: ({ context }) => context.answer?.kind === 'windowClosed',
    hasNeverArrived: ({ context }) => context.answer?.kind === 'neverArrived',
    isOpen: ({ context }) => context.answer?.kind === 'open' || context.answer?.kind === 'inFlight',
    isCompleted: (_, { output }: Polled) => output.kind === 'completed',
  },
  delays: {
    windowLeft: ({ context }) => context.windowLeftMs,
    nextMinute: ({ context }) => nextMinuteMs(context.windowLeftMs),
    checkDelay: ({ context }) => checkDelayMs(context.answer, context.checks),
  },
}).createMachine({
  id: 'cancellation',
  description: 'Cancels a whole order, once, within 30 minutes of placing it.',
  context: ({ input: { storedKey, ...input } }) => ({
    ...input,
    key: storedKey,
    jobId: null,
    answer: null,
    checks: 0,
    windowLeftMs: windowLeftMs(input),
  }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  type: 'parallel',
  on: {
    'order.updated': { actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) } },
  },
  states: {
    dialog: {
      description: 'What the shopper is asked and told.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'Never seen: an attempt from before a reload is taken up again.',
          always: [{ guard: 'hasOpenAttempt', target: 'inProgress.checkingOutcome' }, { target: 'closed' }],
        },
        closed: {
          description: 'The order page, with the button as long as the order can be cancelled.',
          on: {
            'cancellation.ask': [
              { guard: 'hasOpenAttempt', target: 'inProgress.checkingOutcome' },
              { guard: and(['isWindowOpen', 'isCancellable']), target: 'confirming' },
            ],
          },
        },
        confirming: {
          description: 'Asks once, names the refund and the minutes left.',
          on: {
            'cancellation.confirm': 'inProgress',
            'dialog.dismiss': 'closed',
            'window.shut': 'outsideWindow',
          },
        },
        inProgress: {
          description: 'The order is being cancelled; closing the page does not stop it.',
          initial: 'storingKey',
          states: {
            storingKey: {
              description: 'Remembers the attempt in this browser before anything is sent.',
              entry: 'beginAttempt',
              invoke: {
                id: 'storeKey',
                src: 'storeKey',
                input: ({ context }) => attemptOf(context),
                onDone: 'sending',
                onError: '#cancellation.dialog.error',
              },
            },
            sending: {
              description: 'Asks the host to cancel the order.',
              invoke: {
                id: 'cancelOrder',
                src: 'cancelOrder',
                input: ({ context }) => attemptOf(context),
                onDone: {
                  target: 'deciding',
                  actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                },
                onError: 'checkingOutcome.waiting',
              },
            },
            deciding: {
              description: 'Never seen: what was heard leads to its own view.',
              always: [
                { guard: 'isAccepted', target: 'polling' },
                { guard: 'isCancelled', target: '#cancellation.dialog.complete' },
                { guard: 'isPending', target: '#cancellation.dialog.pending' },
                { guard: 'isDenied', target: '#cancellation.dialog.denied' },
                { guard: 'isOutsideWindow', target: '#cancellation.dialog.outsideWindow' },
                { guard: 'hasNeverArrived', target: 'sending' },
                { guard: 'isOpen', target: 'checkingOutcome.waiting' },
                { target: '#cancellation.dialog.error' },
              ],
            },
            polling: {
              description: 'The warehouse is asked to stop: the four-lane bar moves.',
              invoke: {
                id: 'jobPolling',
                src: 'jobPolling',
                input: ({ context }) => ({ jobId: context.jobId ?? '' }),
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
              on: { 'dialog.dismiss': '#cancellation.dialog.closed' },
              states: {
                reading: {
                  description: 'Looks up what became of the attempt.',
                  entry: 'countCheck',
                  invoke: {
                    id: 'readOutcome',
                    src: 'readOutcome',
                    input: ({ context }) => attemptOf(context),
                    onDone: {
                      target: '#cancellation.dialog.inProgress.deciding',
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
          },
        },
        complete: {
          description: '“Your order is cancelled”, also where it had been cancelled before.',
          entry: [
            { type: 'keepChange', params: { change: 'cancelled' } },
            'dropStoredKey',
            'forgetKey',
            'announceCancelled',
          ],
          on: { 'dialog.dismiss': 'closed' },
        },
        pending: {
          description: 'The warehouse decides: the shopper hears by e-mail.',
          entry: [
            { type: 'keepChange', params: { change: 'cancellationPending' } },
            'dropStoredKey',
            'forgetKey',
            'announcePending',
          ],
          on: { 'dialog.dismiss': 'closed' },
        },
        denied: {
          description: 'Too late, it is being packed: offers a return, and a person to talk to.',
          entry: ['dropStoredKey', 'forgetKey', 'reportFailure', 'announceOutdated'],
          on: { 'dialog.dismiss': 'closed' },
        },
        outsideWindow: {
          description: 'The 30 minutes are over and nothing was cancelled: offers a person to talk to.',
          entry: ['dropStoredKey', 'forgetKey'],
          on: { 'dialog.dismiss': 'closed' },
        },
        error: {
          description: 'Nothing changed: try again while there is time, or talk to a person.',
          entry: ['dropStoredKey', 'forgetKey', 'reportFailure'],
          on: {
            'cancellation.retry': { guard: 'isWindowOpen', target: 'inProgress' },
            'dialog.dismiss': 'closed',
          },
        },
      },
    },
    window: {
      description: 'The 30 minutes in which an order can be cancelled.',
      initial: 'open',
      states: {
        open: {
          description: 'The button is on the page, and the minutes left are counted down.',
          entry: 'measureWindow',
          always: { guard: 'isWindowOver', target: 'shut' },
          after: {
            windowLeft: 'shut',
            nextMinute: { target: 'open', reenter: true },
          },
          on: { 'page.shown': { target: 'open', reenter: true } },
        },
        shut: { description: 'The button is gone, with a reason.', entry: 'shutWindow' },
      },
    },
  },
})
