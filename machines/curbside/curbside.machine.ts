import { assign, emit, raise, setup } from 'xstate'
import type { PickupInteraction } from '../../contract/pickup/pickup.ts'
import { storeNextLookMs } from '../../domain/pickup/store-hours.ts'
import { describeFailure } from '../../services/http/result.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import { callSlot } from '../actor-slot.ts'
import { callDelayMs, gapsOf, hasCurbside, isOpen, mostRetries, statusOf } from './curbside.rules.ts'
import type {
  CurbsideContext,
  CurbsideEmitted,
  CurbsideEvent,
  CurbsideInput,
  GetStoreResult,
} from './curbside.types.ts'
import { curbsideRequestMachine } from './curbside-request/curbside-request.machine.ts'
import type { CurbsideRefusal, CurbsideRequestOutput } from './curbside-request/curbside-request.types.ts'
import { pickupCancellationMachine } from './pickup-cancellation/pickup-cancellation.machine.ts'
import { pickupPollingMachine } from './pickup-polling/pickup-polling.machine.ts'
import type { PickupPollingOutput } from './pickup-polling/pickup-polling.types.ts'

type Loaded = { result: GetStoreResult }
type Requested = { output: CurbsideRequestOutput }
type Polled = { output: PickupPollingOutput }

const nothingOpen: CurbsideContext['open'] = { requestKey: null, cancelKey: null, vehicle: '' }

export const curbsideMachine = setup({
  types: {
    input: {} as CurbsideInput,
    context: {} as CurbsideContext,
    events: {} as CurbsideEvent,
    emitted: {} as CurbsideEmitted,
  },
  actors: {
    getStore: callSlot<GetStoreResult, PickupPlaceInput>('getStore'),
    curbsideRequest: curbsideRequestMachine,
    pickupPolling: pickupPollingMachine,
    pickupCancellation: pickupCancellationMachine,
  },
  actions: {
    keepStore: assign((_, { result }: Loaded) =>
      result.ok
        ? { store: result.value, failedStatus: null, failures: 0 }
        : { failedStatus: statusOf(result.failure), reason: describeFailure(result.failure) },
    ),
    keepDefect: assign({ failedStatus: null, reason: 'defect' }),
    keepRequested: assign((_, { output }: Requested) => {
      if (output.kind === 'accepted') return { interaction: output.interaction, failures: 0 }
      if (output.kind === 'duplicate' && output.id) {
        return { known: { id: output.id, status: null }, interaction: null, failures: 0 }
      }
      return {}
    }),
    keepPolled: assign((_, { output }: Polled) => {
      if (output.kind === 'changed') return { interaction: output.interaction, failures: 0 }
      return output.kind === 'failed' ? { reason: describeFailure(output.failure) } : {}
    }),
    /** What a reload had left open is settled. */
    closeOpen: assign({ open: nothingOpen }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetVisit: assign({ interaction: null, known: null, failures: 0, open: nothingOpen }),
    tellChange: raise({ type: 'status.changed' as const }),
    /** Provided: id and status are kept by order, so that a reload goes on with them (CU-06). */
    storeInteraction: (_, _kept: { interaction: PickupInteraction | null }) => undefined,
    dropInteraction: () => undefined,
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `curbside: ${context.reason ?? 'unknown'}`,
    })),
  },
  guards: {
    hasGaps: ({ context }) => gapsOf(context).length > 0,
    isLoaded: (_, { result }: Loaded) => result.ok,
    isVisiting: ({ context }) => context.interaction !== null || context.known !== null,
    isOver: ({ context }) => (context.interaction ?? context.known)?.status === 'COMPLETE',
    lacksCurbside: ({ context }) => !hasCurbside(context),
    isClosed: ({ context }) => !isOpen(context),
    isOpenByNow: ({ context }) => isOpen(context),
    hasRetryLeft: ({ context }) => context.failures <= mostRetries,
    isFollowed: (_, { output }: Requested) =>
      output.kind === 'accepted' || (output.kind === 'duplicate' && output.id !== null),
    isDuplicate: (_, { output }: Requested) => output.kind === 'duplicate',
    isRefusedAs: (_, { output, refusal }: Requested & { refusal: CurbsideRefusal }) =>
      output.kind === 'refused' && output.refusal === refusal,
    isComplete: (_, { output }: Polled) =>
      output.kind === 'changed' && output.interaction.status === 'COMPLETE',
    isCancelled: (_, { output }: Polled) =>
      output.kind === 'changed' && output.interaction.status === 'CANCELLED_CONSUMER',
    isChanged: (_, { output }: Polled) => output.kind === 'changed',
    isGone: (_, { output }: Polled) => output.kind === 'gone',
  },
  delays: {
    nextLook: ({ context }) => (context.store ? storeNextLookMs(context.store, context.now()) : 60_000),
    callDelay: ({ context }) => callDelayMs(context),
  },
}).createMachine({
  id: 'curbside',
  description: 'Brings an order to a car: says who waits, and follows the store until it is handed over.',
  context: ({ input }) => ({
    ...input,
    store: null,
    failedStatus: null,
    interaction: null,
    failures: 0,
    reason: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Never seen: a link that leaves something out is told so.',
      always: [{ guard: 'hasGaps', target: 'missingParams' }, { target: 'loadingStore' }],
    },
    missingParams: { description: 'The link is not whole: says what to do instead.' },
    loadingStore: {
      description: 'The store is being looked up; the page keeps its shape.',
      invoke: {
        id: 'getStore',
        src: 'getStore',
        input: ({ context }) => ({ storeId: context.storeId ?? '', place: 'STORE' as const }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => ({ result: event.output }) },
            target: 'deciding',
            actions: { type: 'keepStore', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: 'isVisiting',
            target: 'deciding',
            actions: { type: 'keepStore', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'loadFailed',
            actions: [
              { type: 'keepStore', params: ({ event }) => ({ result: event.output }) },
              'countFailure',
            ],
          },
        ],
        onError: { target: 'loadFailed', actions: ['keepDefect', 'countFailure'] },
      },
    },
    deciding: {
      description:
        'Never seen: what is known leads to its own view. Who waits already is not sent away by a closing time.',
      always: [
        { guard: 'isOver', target: 'complete' },
        { guard: 'isVisiting', target: 'waiting' },
        { guard: 'lacksCurbside', target: 'noCurbside' },
        { guard: 'isClosed', target: 'storeClosed' },
        { target: 'requesting' },
      ],
    },
    loadFailed: {
      description: 'The store did not load.',
      entry: 'reportFailure',
      initial: 'counting',
      states: {
        counting: {
          description: 'Never seen: three tries, then contact.',
          always: [{ guard: 'hasRetryLeft', target: 'retriable' }, { target: 'onlyContact' }],
        },
        retriable: {
          description: 'Try again.',
          on: { 'store.reload': '#curbside.loadingStore' },
        },
        onlyContact: { description: 'Three more tries did not help: the order’s page, or contact us.' },
      },
    },
    noCurbside: {
      description: 'This store brings nothing to the kerb: fetch it inside, or look again.',
      on: { 'store.reload': 'loadingStore' },
    },
    storeClosed: {
      description: 'The store is closed: says which, and when it opens. Goes on by itself when it does.',
      after: {
        nextLook: [
          { guard: 'isOpenByNow', target: 'deciding' },
          { target: 'storeClosed', reenter: true },
        ],
      },
      on: { 'store.reload': 'loadingStore' },
    },
    requesting: {
      description: '“Your order is ready”: a quarter of the way.',
      invoke: {
        id: 'curbsideRequest',
        src: 'curbsideRequest',
        input: ({ context }) => ({
          orderNumber: context.orderNumber ?? '',
          storeId: context.storeId ?? '',
          code: context.code ?? '',
          openKey: context.open.requestKey,
          vehicle: context.open.vehicle,
        }),
        onDone: [
          {
            guard: { type: 'isFollowed', params: ({ event }) => ({ output: event.output }) },
            target: 'waiting',
            actions: [
              { type: 'keepRequested', params: ({ event }) => ({ output: event.output }) },
              'closeOpen',
            ],
          },
          {
            guard: { type: 'isDuplicate', params: ({ event }) => ({ output: event.output }) },
            target: 'duplicate',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ output: event.output, refusal: 'closed' as const }),
            },
            target: 'storeClosed',
            actions: 'closeOpen',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ output: event.output, refusal: 'noCurbside' as const }),
            },
            target: 'noCurbside',
            actions: 'closeOpen',
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ output: event.output, refusal: 'notReady' as const }),
            },
            target: 'notReady',
            actions: 'closeOpen',
          },
          { target: 'badLink' },
        ],
        onError: { target: 'loadFailed', actions: ['keepDefect', 'countFailure'] },
      },
    },
    notReady: {
      description: 'The order is not ready yet, or was fetched already: look again, or at the order.',
      on: { 'store.reload': 'loadingStore' },
    },
    badLink: { description: 'The link is not the order’s: ask for help with the one in the message.' },
    waiting: {
      description: 'The store knows: half of the way, three quarters once somebody comes.',
      type: 'parallel',
      invoke: {
        id: 'pickupCancellation',
        src: 'pickupCancellation',
        input: ({ context }) => ({
          id: context.interaction?.id ?? context.known?.id ?? '',
          code: context.code ?? '',
          openKey: context.open.cancelKey,
        }),
        onDone: 'cancelled',
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
                input: ({ context }) => ({
                  id: context.interaction?.id ?? context.known?.id ?? '',
                  code: context.code ?? '',
                  status: context.interaction?.status ?? null,
                }),
                onDone: [
                  {
                    guard: { type: 'isComplete', params: ({ event }) => ({ output: event.output }) },
                    target: '#curbside.complete',
                    actions: { type: 'keepPolled', params: ({ event }) => ({ output: event.output }) },
                  },
                  {
                    guard: { type: 'isCancelled', params: ({ event }) => ({ output: event.output }) },
                    target: '#curbside.cancelled',
                  },
                  {
                    guard: { type: 'isChanged', params: ({ event }) => ({ output: event.output }) },
                    target: 'following',
                    reenter: true,
                    actions: [
                      { type: 'keepPolled', params: ({ event }) => ({ output: event.output }) },
                      'tellChange',
                    ],
                  },
                  {
                    guard: { type: 'isGone', params: ({ event }) => ({ output: event.output }) },
                    target: '#curbside.deciding',
                    actions: ['forgetVisit', 'dropInteraction'],
                  },
                  {
                    target: 'lost',
                    actions: [
                      { type: 'keepPolled', params: ({ event }) => ({ output: event.output }) },
                      'countFailure',
                    ],
                  },
                ],
                onError: { target: 'lost', actions: ['keepDefect', 'countFailure'] },
              },
            },
            lost: {
              description: 'The store cannot be reached. Never seen: three tries, then contact.',
              entry: 'reportFailure',
              always: [{ guard: 'hasRetryLeft', target: 'retriable' }, { target: 'onlyContact' }],
            },
            retriable: {
              description: 'We cannot see what the store is doing: try again, or call it.',
              on: { 'status.retry': 'following' },
            },
            onlyContact: { description: 'Three more tries did not help: call the store, or contact us.' },
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
            overdue: { description: 'Ten minutes and nobody came: says to call the store.' },
          },
        },
      },
    },
    complete: {
      description: 'Handed over: all of the way.',
      entry: { type: 'storeInteraction', params: ({ context }) => ({ interaction: context.interaction }) },
    },
    duplicate: {
      description: 'The store knows already that somebody waits, but not from here: call it.',
    },
    cancelled: {
      description: 'The store expects nobody. The visit can begin again.',
      entry: ['forgetVisit', 'dropInteraction'],
      on: { 'visit.begin': 'loadingStore' },
    },
  },
})
