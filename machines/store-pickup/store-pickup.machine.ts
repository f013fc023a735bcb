import { assign, emit, setup } from 'xstate'
import { isWaiting } from '../../domain/pickup/pickup-life.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, answerGuards, describeAnswer } from '../answers.ts'
import { pickupCancellationMachine } from '../curbside/pickup-cancellation/pickup-cancellation.machine.ts'
import type {
  GetPlaceResult,
  StorePickupContext,
  StorePickupEmitted,
  StorePickupEvent,
  StorePickupInput,
} from './store-pickup.types.ts'

type Came = { result: GetPlaceResult | null }

export const storePickupMachine = setup({
  types: {
    input: {} as StorePickupInput,
    context: {} as StorePickupContext,
    events: {} as StorePickupEvent,
    emitted: {} as StorePickupEmitted,
  },
  actors: {
    getPlace: callSlot<GetPlaceResult, PickupPlaceInput>('getPlace'),
    pickupCancellation: pickupCancellationMachine,
  },
  actions: {
    keepPlace: assign((_, { result }: { result: GetPlaceResult }) =>
      result.ok ? { store: result.value } : {},
    ),
    announceCancelled: emit({ type: 'arrival.cancelled' as const }),
    reportFailure: emit((_, { result }: Came) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `store pickup: ${describeAnswer(result)}`,
    })),
  },
  guards: {
    isLoaded: answerGuards.isLoaded,
    isPlaceHere: ({ context }) => context.store !== null,
    isExpected: ({ context: { pickup } }) =>
      pickup.qrId !== null && pickup.interaction !== null && isWaiting(pickup.interaction.status),
  },
}).createMachine({
  id: 'storePickup',
  description: 'Says where and when an order is fetched, and takes an arrival back.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    place: {
      description: 'The store or pickup point.',
      initial: 'opening',
      states: {
        opening: {
          description: 'The place may have come with the page.',
          always: [{ guard: 'isPlaceHere', target: 'shown' }, { target: 'loading' }],
        },
        loading: {
          description: 'The place is being looked up; its shape is kept free.',
          invoke: {
            id: 'getPlace',
            src: 'getPlace',
            input: ({ context: { pickup } }) => ({ storeId: pickup.storeId, place: pickup.place }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: answered },
                target: 'shown',
                actions: { type: 'keepPlace', params: answered },
              },
              {
                target: 'failed',
                actions: { type: 'reportFailure', params: answered },
              },
            ],
            onError: { target: 'failed', actions: { type: 'reportFailure', params: { result: null } } },
          },
        },
        shown: { description: 'Name, address, telephone, open now, hours of the week and of special days.' },
        failed: {
          description: 'The pickup information is not there: try again; the order’s page says the rest.',
          on: { 'place.reload': 'loading' },
        },
      },
    },
    arrival: {
      description: 'Whether the store expects the shopper outside.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'What the order says leads on.',
          always: [{ guard: 'isExpected', target: 'expected' }, { target: 'unannounced' }],
        },
        unannounced: {
          description: 'Nobody is expected: where the store brings orders out, “I’m here” leads there.',
        },
        expected: {
          description: 'The store has been told: leads back to the visit, or takes it back.',
          invoke: {
            id: 'pickupCancellation',
            src: 'pickupCancellation',
            input: ({ context: { pickup, pendingKey } }) => ({
              id: pickup.interaction?.id ?? '',
              code: pickup.qrId ?? '',
              pendingKey,
            }),
            onDone: { target: 'cancelled', actions: 'announceCancelled' },
          },
        },
        cancelled: { description: 'The pickup is cancelled: the order waits in the store.' },
      },
    },
  },
})
