import { assign, emit, setup } from 'xstate'
import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import { type ByTarget, byTarget } from '../../../services/http/change.ts'
import { describeEnd } from '../../../services/http/outcome.ts'
import type { CancelArrivalTarget } from '../../../services/pickup/cancel-arrival.ts'
import { ended } from '../../answers.ts'
import { attemptGuards, dialogOfAttempt, hasPendingAttempt, unlessDone } from '../../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import type {
  CancelArrivalOutput,
  PickupCancellationEmitted,
  PickupCancellationEvent,
  PickupCancellationInput,
  pickupCancellationViews,
} from './pickup-cancellation.types.ts'

type Attempted = { output: CancelArrivalOutput }

export const pickupCancellationMachine = setup({
  types: {
    input: {} as PickupCancellationInput,
    context: {} as PickupCancellationInput,
    events: {} as PickupCancellationEvent,
    emitted: {} as PickupCancellationEmitted,
    tags: {} as (typeof pickupCancellationViews)[number],
  },
  actors: {
    attempt: createAttemptMachine<CancelArrivalTarget, ByTarget, PickupInteraction>(),
  },
  actions: {
    forgetPending: assign({ pendingKey: null }),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `pickup not cancelled: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    isCancelled: attemptGuards.isDone,
    isTooLate: (_, { output }: Attempted) => output.kind === 'refused' && output.code === 'pickup_state',
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'pickupCancellation',
  description: 'Takes an arrival back, once, before the order is handed over.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'A cancellation from before a reload is taken up again.',
      always: [{ guard: 'hasPendingAttempt', target: 'cancelling' }, { target: 'closed' }],
    },
    closed: {
      description: 'The page, with its button to cancel.',
      on: { 'cancel.ask': 'confirming' },
    },
    confirming: {
      description: 'Asks once: the order stays in the store, and can be fetched later.',
      tags: 'confirming',
      on: { 'cancel.confirm': 'cancelling', 'dialog.dismiss': 'closed' },
    },
    cancelling: {
      description: 'The store is being told; a lost answer is looked up. Closing the page does not stop it.',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { id, code, pendingKey } }) => ({
          target: { id, code },
          request: byTarget,
          pendingKey,
        }),
        onDone: [
          { guard: { type: 'isCancelled', params: ended }, target: 'cancelled' },
          {
            guard: { type: 'isTooLate', params: ended },
            target: 'tooLate',
          },
          ...unlessDone('failed', 'reportFailure'),
        ],
        onError: 'unconfirmed',
      },
      ...dialogOfAttempt({
        tag: 'cancelling',
        ask: 'cancel.ask',
        shown: 'Says that it is under way.',
        hidden: 'The page again. Its button leads back; the outcome is told as soon as it is known.',
      }),
    },
    tooLate: {
      description: 'The order was handed over already.',
      tags: 'tooLate',
      on: { 'dialog.dismiss': 'closed' },
    },
    unconfirmed: {
      description: 'Nobody can say whether the store still expects the shopper: call it, or try again.',
      tags: 'unconfirmed',
      on: { 'cancel.retry': 'cancelling', 'dialog.dismiss': 'closed' },
    },
    failed: {
      description: 'The store still expects the shopper: try again, or leave it so.',
      tags: 'failed',
      on: { 'cancel.retry': 'cancelling', 'dialog.dismiss': 'closed' },
    },
    cancelled: { type: 'final', description: 'The store expects nobody: the page says so.' },
  },
})
