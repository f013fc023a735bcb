import { assign, emit, raise, setup } from 'xstate'
import type { PickupInteraction } from '../../../contract/pickup/pickup.ts'
import { describeFailure } from '../../../services/http/result.ts'
import { ended } from '../../answers.ts'
import { pickupCancellationMachine } from '../pickup-cancellation/pickup-cancellation.machine.ts'
import { pickupPollingMachine } from '../pickup-polling/pickup-polling.machine.ts'
import type { PickupPollingOutput } from '../pickup-polling/pickup-polling.types.ts'
import { callDelayMs, maxRetries } from './arrival-watch.rules.ts'
import type {
  ArrivalWatchContext,
  ArrivalWatchEmitted,
  ArrivalWatchEvent,
  ArrivalWatchInput,
  ArrivalWatchOutput,
  ArrivalWatchTag,
} from './arrival-watch.types.ts'

type Polled = { output: PickupPollingOutput }
/** Without an answer the page's own code is to blame. */
type Failed = { output: PickupPollingOutput | null }

const nothingPolled: Failed = { output: null }

export const arrivalWatchMachine = setup({
  types: {
    input: {} as ArrivalWatchInput,
    context: {} as ArrivalWatchContext,
    events: {} as ArrivalWatchEvent,
    emitted: {} as ArrivalWatchEmitted,
    output: {} as ArrivalWatchOutput,
    tags: {} as ArrivalWatchTag,
  },
  actors: { pickupPolling: pickupPollingMachine, pickupCancellation: pickupCancellationMachine },
  actions: {
    keepPolled: assign((_, { output }: Polled) =>
      output.kind === 'changed' ? { interaction: output.interaction, failures: 0 } : {},
    ),
    keepEnd: assign((_, { outcome }: { outcome: ArrivalWatchOutput }) => ({ outcome })),
    keepComplete: assign((_, { output }: Polled) =>
      output.kind === 'changed'
        ? { outcome: { kind: 'complete' as const, interaction: output.interaction } }
        : {},
    ),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    tellChange: raise({ type: 'status.changed' as const }),
    /** Provided: id and status are kept by order, so that a reload goes on with them (CU-06). */
    storeInteraction: (_, _kept: { interaction: PickupInteraction | null }) => undefined,
    reportFailure: emit((_, { output }: Failed) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `curbside: ${output?.kind === 'failed' ? describeFailure(output.failure) : 'defect'}`,
    })),
  },
  guards: {
    isComplete: (_, { output }: Polled) =>
      output.kind === 'changed' && output.interaction.status === 'COMPLETE',
    isCancelled: (_, { output }: Polled) =>
      output.kind === 'changed' && output.interaction.status === 'CANCELLED_CONSUMER',
    isChanged: (_, { output }: Polled) => output.kind === 'changed',
    isGone: (_, { output }: Polled) => output.kind === 'gone',
    hasRetryLeft: ({ context }) => context.failures < maxRetries,
  },
  delays: { callDelay: ({ context }) => callDelayMs(context) },
}).createMachine({
  id: 'arrivalWatch',
  description: 'Follows an arrival until the order is handed over, and lets the shopper take it back.',
  context: ({ input }) => ({ ...input, failures: 0, outcome: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The store knows: half of the way, three quarters once somebody comes.',
      type: 'parallel',
      invoke: {
        id: 'pickupCancellation',
        src: 'pickupCancellation',
        input: ({ context: { id, code, pendingCancelKey } }) => ({ id, code, pendingKey: pendingCancelKey }),
        onDone: {
          target: 'ended',
          actions: { type: 'keepEnd', params: { outcome: { kind: 'cancelled' } } },
        },
      },
      states: {
        status: {
          description: 'What the store is doing.',
          initial: 'following',
          states: {
            following: {
              description: 'Asks every second, and shows each change.',
              entry: {
                type: 'storeInteraction',
                params: ({ context }) => ({ interaction: context.interaction }),
              },
              invoke: {
                id: 'pickupPolling',
                src: 'pickupPolling',
                input: ({ context: { id, code, interaction } }) => ({
                  id,
                  code,
                  status: interaction?.status ?? null,
                }),
                onDone: [
                  {
                    guard: { type: 'isComplete', params: ended },
                    target: '#arrivalWatch.ended',
                    actions: { type: 'keepComplete', params: ended },
                  },
                  {
                    guard: { type: 'isCancelled', params: ended },
                    target: '#arrivalWatch.ended',
                    actions: { type: 'keepEnd', params: { outcome: { kind: 'cancelled' } } },
                  },
                  {
                    guard: { type: 'isChanged', params: ended },
                    target: 'following',
                    reenter: true,
                    actions: [{ type: 'keepPolled', params: ended }, 'tellChange'],
                  },
                  {
                    guard: { type: 'isGone', params: ended },
                    target: '#arrivalWatch.ended',
                    actions: { type: 'keepEnd', params: { outcome: { kind: 'gone' } } },
                  },
                  {
                    guard: 'hasRetryLeft',
                    target: 'retriable',
                    actions: ['countFailure', { type: 'reportFailure', params: ended }],
                  },
                  { target: 'onlyContact', actions: { type: 'reportFailure', params: ended } },
                ],
                onError: [
                  {
                    guard: 'hasRetryLeft',
                    target: 'retriable',
                    actions: ['countFailure', { type: 'reportFailure', params: nothingPolled }],
                  },
                  { target: 'onlyContact', actions: { type: 'reportFailure', params: nothingPolled } },
                ],
              },
            },
            retriable: {
              description: 'We cannot see what the store is doing: try again, or call it.',
              tags: 'lost',
              on: { 'status.retry': 'following' },
            },
            onlyContact: {
              description: 'Three more tries did not help: call the store, or contact us.',
              tags: 'lost',
            },
          },
        },
        patience: {
          description: 'How long the shopper has waited.',
          initial: 'patient',
          states: {
            patient: {
              description: 'Says until when somebody should have come.',
              after: { callDelay: 'overdue' },
              on: { 'status.changed': { target: 'patient', reenter: true } },
            },
            overdue: {
              description: 'Ten minutes and nobody came: says to call the store.',
              tags: 'overdue',
            },
          },
        },
      },
    },
    ended: {
      type: 'final',
      description: 'Handed over, cancelled, or unknown to the host: the page says which.',
    },
  },
  output: ({ context: { outcome } }): ArrivalWatchOutput => outcome ?? { kind: 'gone' },
})
