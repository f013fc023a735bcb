import { assign, emit, setup } from 'xstate'
import type { ReturnCancelRefusal } from '../../domain/return-progress/return-cancellation.ts'
import { type ByTarget, byTarget } from '../../services/http/change.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { CancelReturnTarget, ReturnCancelled } from '../../services/returns/cancel-return.ts'
import { ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt, unlessDone } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import type {
  CancelReturnAttemptInput,
  CancelReturnAttemptOutput,
  ReturnCancellationContext,
  ReturnCancellationEmitted,
  ReturnCancellationEvent,
  ReturnCancellationInput,
  returnCancellationViews,
} from './return-cancellation.types.ts'

type Attempted = { output: CancelReturnAttemptOutput }
type Told = { refusal: ReturnCancelRefusal | null }

const told = ({ event }: { event: Told }): Told => ({ refusal: event.refusal })
const keepsTold = { type: 'keepRefusal', params: told } as const

const attemptOf = ({
  returnOrderNumber,
  pendingKey,
}: ReturnCancellationContext): CancelReturnAttemptInput => ({
  target: { returnOrderNumber },
  request: byTarget,
  pendingKey,
})

/** While the return can be taken back nothing changes on the page; else the return decides what the page is. */
const followsReturn = {
  'return.updated': [
    { guard: { type: 'staysCancellable', params: told }, actions: keepsTold },
    { target: 'opening', actions: keepsTold },
  ],
} as const

export const returnCancellationMachine = setup({
  types: {
    input: {} as ReturnCancellationInput,
    context: {} as ReturnCancellationContext,
    events: {} as ReturnCancellationEvent,
    emitted: {} as ReturnCancellationEmitted,
    tags: {} as (typeof returnCancellationViews)[number],
  },
  actors: { attempt: createAttemptMachine<CancelReturnTarget, ByTarget, ReturnCancelled>() },
  actions: {
    keepRefusal: assign((_, { refusal }: Told) => ({ refusal })),
    forgetPending: assign({ pendingKey: null }),
    announceCancelled: emit({ type: 'return.cancelled' as const }),
    announceOutdated: emit({ type: 'return.outdated' as const }),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: `cancel return: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    isRefusedFor: ({ context }, { refusal }: Told) => context.refusal === refusal,
    staysCancellable: (_, { refusal }: Told) => refusal === null,
    isDone: attemptGuards.isDone,
    isTooLate: (_, { output }: Attempted) => output.kind === 'refused' && output.code === 'return_state',
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'returnCancellation',
  description: 'Takes a return back before any of it is handed over, once.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'An attempt from before a reload is looked up; else the return decides what the page is.',
      always: [
        { guard: 'hasPendingAttempt', target: 'cancelling' },
        { guard: { type: 'isRefusedFor', params: { refusal: null } }, target: 'confirming' },
        { guard: { type: 'isRefusedFor', params: { refusal: 'cancelled' } }, target: 'cancelled' },
        { guard: { type: 'isRefusedFor', params: { refusal: 'handedOver' } }, target: 'tooLate' },
        { target: 'refused' },
      ],
    },
    confirming: {
      description: 'Asks once: which items stay, that no refund comes, and that the label is void.',
      tags: 'confirming',
      on: { 'cancellation.confirm': 'cancelling', ...followsReturn },
    },
    cancelling: {
      description:
        'The return is being canceled; a lost answer is looked up. Leaving the page does not stop it.',
      tags: 'cancelling',
      exit: 'forgetPending',
      on: { 'return.updated': { actions: keepsTold } },
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          { guard: { type: 'isDone', params: ended }, target: 'cancelled', actions: 'announceCancelled' },
          { guard: { type: 'isTooLate', params: ended }, target: 'tooLate', actions: 'announceOutdated' },
          ...unlessDone('failed', 'reportFailure'),
        ],
        onError: 'unconfirmed',
      },
    },
    cancelled: {
      description:
        '“Your return is canceled”, also where it had been before: the items stay with the shopper.',
      tags: 'cancelled',
    },
    tooLate: {
      description: 'Some of it was handed over: the return goes on, and shows how far it is.',
      tags: 'tooLate',
      on: { 'return.updated': { target: 'opening', actions: keepsTold } },
    },
    refused: {
      description: 'Money of it has come back, so that it cannot be called off: a person to talk to.',
      tags: 'refused',
      on: { 'return.updated': { target: 'opening', actions: keepsTold } },
    },
    unconfirmed: {
      description:
        'Nobody can say whether it worked: the return is asked for again, and is to be looked at first.',
      tags: 'unconfirmed',
      entry: 'announceOutdated',
      on: { 'cancellation.retry': 'cancelling', ...followsReturn },
    },
    failed: {
      description: 'Nothing changed: the label is still good. Try again, or leave it so.',
      tags: 'failed',
      on: { 'cancellation.retry': 'cancelling', ...followsReturn },
    },
  },
})
