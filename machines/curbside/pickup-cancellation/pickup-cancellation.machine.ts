import { assign, setup } from 'xstate'
import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import type { AttemptOutput } from '../../attempt/attempt.types.ts'
import type {
  CancelArrivalRequest,
  PickupCancellationContext,
  PickupCancellationEvent,
  PickupCancellationInput,
} from './pickup-cancellation.types.ts'

type Attempted = { output: AttemptOutput<PickupInteraction> }

export const pickupCancellationMachine = setup({
  types: {
    input: {} as PickupCancellationInput,
    context: {} as PickupCancellationContext,
    events: {} as PickupCancellationEvent,
  },
  actors: {
    attempt: createAttemptMachine<CancelArrivalRequest, PickupInteraction>(),
  },
  actions: {
    keepOutcome: assign((_, { output }: Attempted) => ({
      openKey: null,
      spentKey: output.key,
      reason: output.kind === 'refused' ? output.reason : null,
    })),
    keepDefect: assign({ openKey: null, reason: 'defect' }),
    /** Provided: the stored key goes once the outcome is known. */
    dropStoredKey: () => undefined,
    /** Provided: nobody hears what a child emits, so the reporter is handed in. */
    reportFailure: (_, _why: { reason: string | null }) => undefined,
  },
  guards: {
    hasOpenAttempt: ({ context }) => context.openKey !== null,
    isCancelled: (_, { output }: Attempted) => output.kind === 'done',
    isTooLate: (_, { output }: Attempted) =>
      output.kind === 'refused' && output.reason.endsWith('pickup_state'),
  },
}).createMachine({
  id: 'pickupCancellation',
  description: 'Takes an arrival back, once, before the order is handed over.',
  context: ({ input }) => ({ ...input, spentKey: null, reason: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Never seen: a cancellation from before a reload is taken up again.',
      always: [{ guard: 'hasOpenAttempt', target: 'cancelling' }, { target: 'closed' }],
    },
    closed: {
      description: 'The page, with its button to cancel.',
      on: { 'cancel.ask': 'confirming' },
    },
    confirming: {
      description: 'Asks once: the order stays in the store, and can be fetched later.',
      on: { 'cancel.confirm': 'cancelling', 'dialog.dismiss': 'closed' },
    },
    cancelling: {
      description: 'The store is being told; a lost answer is looked up.',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { id, code, openKey, spentKey } }) => ({
          request: { id, code },
          openKey,
          spentKey,
        }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ output: event.output }) },
            target: 'cancelled',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
              'dropStoredKey',
            ],
          },
          {
            guard: { type: 'isTooLate', params: ({ event }) => ({ output: event.output }) },
            target: 'tooLate',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
              'dropStoredKey',
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
              'dropStoredKey',
            ],
          },
        ],
        onError: { target: 'failed', actions: 'keepDefect' },
      },
    },
    tooLate: {
      description: 'The order was handed over already.',
      on: { 'dialog.dismiss': 'closed' },
    },
    failed: {
      description: 'The store still expects the shopper: try again, or leave it so.',
      entry: { type: 'reportFailure', params: ({ context }) => ({ reason: context.reason }) },
      on: { 'cancel.retry': 'cancelling', 'dialog.dismiss': 'closed' },
    },
    cancelled: { type: 'final', description: 'The store expects nobody: the page says so.' },
  },
})
