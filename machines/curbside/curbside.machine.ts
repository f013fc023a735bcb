import { assign, emit, setup } from 'xstate'
import { storeRecheckMs } from '../../domain/pickup/store-hours.ts'
import type { PickupPlaceInput } from '../../services/pickup/get-pickup-place.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, answerGuards, describeAnswer, ended } from '../answers.ts'
import { arrivalWatchMachine } from './arrival-watch/arrival-watch.machine.ts'
import type { ArrivalWatchOutput } from './arrival-watch/arrival-watch.types.ts'
import { gapsOf, hasCurbside, isOpen, maxRetries, requestOf, statusOf, watchOf } from './curbside.rules.ts'
import type {
  CurbsideContext,
  CurbsideEmitted,
  CurbsideEvent,
  CurbsideInput,
  curbsideViews,
  GetStoreResult,
} from './curbside.types.ts'
import { curbsideRequestMachine } from './curbside-request/curbside-request.machine.ts'
import type { CurbsideRefusal, CurbsideRequestOutput } from './curbside-request/curbside-request.types.ts'

type Loaded = { result: GetStoreResult | null }
type Requested = { output: CurbsideRequestOutput }
type Watched = { output: ArrivalWatchOutput }

const refusedAs =
  (refusal: CurbsideRefusal) =>
  ({ event }: { event: { output: CurbsideRequestOutput } }) => ({ output: event.output, refusal })
const nothingLoaded: Loaded = { result: null }

const nothingPending: CurbsideContext['pending'] = { requestKey: null, cancelKey: null, vehicle: '' }

export const curbsideMachine = setup({
  types: {
    input: {} as CurbsideInput,
    context: {} as CurbsideContext,
    events: {} as CurbsideEvent,
    emitted: {} as CurbsideEmitted,
    tags: {} as (typeof curbsideViews)[number],
  },
  actors: {
    getStore: callSlot<GetStoreResult, PickupPlaceInput>('getStore'),
    curbsideRequest: curbsideRequestMachine,
    arrivalWatch: arrivalWatchMachine,
  },
  actions: {
    keepStore: assign((_, { result }: Loaded) => {
      if (result?.ok) return { store: result.value, failedStatus: null, failures: 0 }
      return { failedStatus: result ? statusOf(result.failure) : null }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    keepRequested: assign((_, { output }: Requested) => {
      if (output.kind === 'accepted') return { interaction: output.interaction }
      if (output.kind === 'duplicate' && output.id) {
        return { known: { id: output.id, status: null }, interaction: null }
      }
      return {}
    }),
    keepComplete: assign((_, { output }: Watched) =>
      output.kind === 'complete' ? { interaction: output.interaction } : {},
    ),
    /** What a reload had left open is settled. */
    forgetPending: assign({ pending: nothingPending }),
    forgetVisit: assign({ interaction: null, known: null, failures: 0, pending: nothingPending }),
    /** Provided: id and status are kept by order, so that a reload goes on with them (CU-06). */
    storeInteraction: () => undefined,
    dropInteraction: () => undefined,
    reportStore: emit((_, { result }: Loaded) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `curbside: ${describeAnswer(result)}`,
    })),
  },
  guards: {
    hasGaps: ({ context }) => gapsOf(context).length > 0,
    isStoreHere: ({ context }) => context.store !== null,
    isLoaded: answerGuards.isLoaded,
    isVisiting: ({ context }) => context.interaction !== null || context.known !== null,
    isOver: ({ context }) => (context.interaction ?? context.known)?.status === 'COMPLETE',
    lacksCurbside: ({ context }) => !hasCurbside(context),
    isClosed: ({ context }) => !isOpen(context),
    isOpenByNow: ({ context }) => isOpen(context),
    hasRetryLeft: ({ context }) => context.failures < maxRetries,
    isFollowed: (_, { output }: Requested) =>
      output.kind === 'accepted' || (output.kind === 'duplicate' && output.id !== null),
    isDuplicate: (_, { output }: Requested) => output.kind === 'duplicate',
    isRefusedAs: (_, { output, refusal }: Requested & { refusal: CurbsideRefusal }) =>
      output.kind === 'refused' && output.refusal === refusal,
    isComplete: (_, { output }: Watched) => output.kind === 'complete',
    isCancelled: (_, { output }: Watched) => output.kind === 'cancelled',
  },
  delays: {
    nextLook: ({ context }) => (context.store ? storeRecheckMs(context.store, context.now()) : 60_000),
  },
}).createMachine({
  id: 'curbside',
  description: 'Brings an order to a car: says who waits, and follows the store until it is handed over.',
  context: ({ input }) => ({ ...input, failedStatus: null, interaction: null, failures: 0 }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A link that leaves something out is told so; the store may be here already.',
      always: [
        { guard: 'hasGaps', target: 'missingParams' },
        { guard: 'isStoreHere', target: 'deciding' },
        { target: 'loadingStore' },
      ],
    },
    missingParams: {
      description: 'The link is not whole: says what to do instead.',
      tags: 'missingParams',
    },
    loadingStore: {
      description: 'The store is being looked up; the page keeps its shape.',
      tags: 'loading',
      invoke: {
        id: 'getStore',
        src: 'getStore',
        input: ({ context }) => ({ storeId: context.storeId ?? '', place: 'STORE' as const }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'deciding',
            actions: { type: 'keepStore', params: answered },
          },
          { guard: 'isVisiting', target: 'deciding', actions: { type: 'keepStore', params: answered } },
          {
            guard: 'hasRetryLeft',
            target: 'loadFailed.retriable',
            actions: [
              { type: 'keepStore', params: answered },
              { type: 'reportStore', params: answered },
              'countFailure',
            ],
          },
          {
            target: 'loadFailed.onlyContact',
            actions: [
              { type: 'keepStore', params: answered },
              { type: 'reportStore', params: answered },
            ],
          },
        ],
        onError: {
          target: 'loadFailed.onlyContact',
          actions: [
            { type: 'keepStore', params: nothingLoaded },
            { type: 'reportStore', params: nothingLoaded },
          ],
        },
      },
    },
    deciding: {
      description:
        'What is known leads to its own view. Who waits already is not sent away by a closing time.',
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
      tags: 'loadFailed',
      initial: 'retriable',
      states: {
        retriable: { description: 'Try again.', on: { 'store.reload': '#curbside.loadingStore' } },
        onlyContact: { description: 'Three more tries did not help: the order’s page, or contact us.' },
      },
    },
    noCurbside: {
      description: 'This store brings nothing out to a car: fetch it inside, or look again.',
      tags: 'noCurbside',
      on: { 'store.reload': 'loadingStore' },
    },
    storeClosed: {
      description: 'The store is closed: says which, and when it opens. Goes on by itself when it does.',
      tags: 'storeClosed',
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
      tags: 'ready',
      exit: 'forgetPending',
      invoke: {
        id: 'curbsideRequest',
        src: 'curbsideRequest',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isFollowed', params: ended },
            target: 'waiting',
            actions: { type: 'keepRequested', params: ended },
          },
          { guard: { type: 'isDuplicate', params: ended }, target: 'duplicate' },
          { guard: { type: 'isRefusedAs', params: refusedAs('closed') }, target: 'storeClosed' },
          { guard: { type: 'isRefusedAs', params: refusedAs('noCurbside') }, target: 'noCurbside' },
          { guard: { type: 'isRefusedAs', params: refusedAs('notReady') }, target: 'notReady' },
          { target: 'badLink' },
        ],
        onError: 'loadFailed.retriable',
      },
    },
    notReady: {
      description: 'The order is not ready yet, or was fetched already: look again, or at the order.',
      tags: 'notReady',
      on: { 'store.reload': 'loadingStore' },
    },
    badLink: {
      description: 'The link is not the order’s: ask for help with the one in the message.',
      tags: 'badLink',
    },
    waiting: {
      description: 'The store knows: the arrival is followed, and can be taken back.',
      tags: 'waiting',
      invoke: {
        id: 'arrivalWatch',
        src: 'arrivalWatch',
        input: ({ context }) => watchOf(context),
        onDone: [
          {
            guard: { type: 'isComplete', params: ended },
            target: 'complete',
            actions: { type: 'keepComplete', params: ended },
          },
          { guard: { type: 'isCancelled', params: ended }, target: 'cancelled' },
          { target: 'deciding', actions: ['forgetVisit', 'dropInteraction'] },
        ],
        onError: 'loadFailed.retriable',
      },
    },
    complete: { description: 'Handed over: all of the way.', tags: 'complete', entry: 'storeInteraction' },
    duplicate: {
      description: 'The store knows already that somebody waits, but not from here: call it.',
      tags: 'duplicate',
    },
    cancelled: {
      description: 'The store expects nobody. The visit can begin again.',
      tags: 'cancelled',
      entry: ['forgetVisit', 'dropInteraction'],
      on: { 'visit.begin': 'loadingStore' },
    },
  },
})
