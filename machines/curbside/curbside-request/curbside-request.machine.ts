import { assign, emit, setup } from 'xstate'
import { describeEnd } from '../../../services/http/outcome.ts'
import type { Arrival, ArrivalRequest, ArrivalTarget } from '../../../services/pickup/announce-arrival.ts'
import { ended } from '../../answers.ts'
import { attemptGuards, hasPendingAttempt } from '../../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import { attemptOf, maxRetries, refusalIn, shortVehicle } from './curbside-request.rules.ts'
import type {
  ArrivalAttemptOutput,
  CurbsideRequestContext,
  CurbsideRequestEmitted,
  CurbsideRequestEvent,
  CurbsideRequestInput,
  CurbsideRequestOutput,
  curbsideRequestViews,
} from './curbside-request.types.ts'

type Attempted = { output: ArrivalAttemptOutput }

/** Milliseconds after which the page says that it is still at it. */
const slowMs = 6_000

export const curbsideRequestMachine = setup({
  types: {
    input: {} as CurbsideRequestInput,
    context: {} as CurbsideRequestContext,
    events: {} as CurbsideRequestEvent,
    emitted: {} as CurbsideRequestEmitted,
    output: {} as CurbsideRequestOutput,
    tags: {} as (typeof curbsideRequestViews)[number],
  },
  actors: {
    attempt: createAttemptMachine<ArrivalTarget, ArrivalRequest, Arrival>(),
  },
  actions: {
    keepVehicle: assign((_, { value }: { value: string }) => ({ vehicle: shortVehicle(value) })),
    keepArrival: assign((_, { output }: Attempted) =>
      output.kind === 'done' ? { outcome: output.value } : {},
    ),
    keepRefusal: assign((_, { output }: Attempted) => {
      const refusal = refusalIn(output)
      return refusal === null ? {} : { outcome: { kind: 'refused' as const, refusal } }
    }),
    forgetPending: assign({ pendingKey: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    /** Provided: what was typed survives a reload, and goes once the outcome is known. */
    storeDraft: (_, _typed: { value: string }) => undefined,
    dropDraft: () => undefined,
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'store-views-service-failure' as const,
      devMessage: `store not told: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    hasVehicle: ({ context }) => context.vehicle.trim() !== '',
    isDone: attemptGuards.isDone,
    isRefused: (_, { output }: Attempted) => refusalIn(output) !== null,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    hasNothingToSend: ({ context }) => context.vehicle.trim() === '',
    hasRetryLeft: ({ context }) => context.failures < maxRetries,
  },
  delays: { slowDelay: slowMs },
}).createMachine({
  id: 'curbsideRequest',
  description: 'Takes down what car to look for, and tells the store, once.',
  context: ({ input }) => ({ ...input, failures: 0, outcome: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A request from before a reload is looked up, not sent again.',
      always: [{ guard: 'hasPendingAttempt', target: 'submitting' }, { target: 'describing' }],
    },
    describing: {
      description: '“Your order is ready”: what to look for, in up to 100 characters, and “I’m here”.',
      tags: 'describing',
      on: {
        'vehicle.change': {
          actions: [
            { type: 'keepVehicle', params: ({ event }) => ({ value: event.value }) },
            { type: 'storeDraft', params: ({ event }) => ({ value: event.value }) },
          ],
        },
        'request.submit': { guard: 'hasVehicle', target: 'submitting' },
      },
    },
    submitting: {
      description: 'The store is being told; a lost answer is looked up.',
      tags: 'submitting',
      exit: 'forgetPending',
      initial: 'telling',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ended },
            target: 'told',
            actions: [{ type: 'keepArrival', params: ended }, 'dropDraft'],
          },
          {
            guard: { type: 'isRefused', params: ended },
            target: 'refused',
            actions: [{ type: 'keepRefusal', params: ended }, 'dropDraft'],
          },
          { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
          { guard: 'hasNothingToSend', target: 'describing' },
          {
            guard: 'hasRetryLeft',
            target: 'retriable',
            actions: ['countFailure', { type: 'reportFailure', params: ended }],
          },
          { target: 'onlyContact', actions: { type: 'reportFailure', params: ended } },
        ],
        onError: 'unconfirmed',
      },
      states: {
        telling: {
          description: 'The button says that the store is being told.',
          after: { slowDelay: 'takingLonger' },
        },
        takingLonger: {
          description: 'Says that it takes longer, and that nothing has to be pressed again.',
          tags: 'takingLonger',
        },
      },
    },
    unconfirmed: {
      description: 'Nobody can say whether the store was told: call it, or tell it again.',
      tags: 'unconfirmed',
      on: { 'request.retry': [{ guard: 'hasVehicle', target: 'submitting' }, { target: 'describing' }] },
    },
    retriable: {
      description: 'The store was not told: try again, or call it.',
      tags: 'retriable',
      on: { 'request.retry': 'submitting' },
    },
    onlyContact: {
      description: 'Three more tries did not help: call the store, or contact us.',
      tags: 'onlyContact',
    },
    told: { type: 'final', description: 'The store knows: by this request, or by one before it.' },
    refused: { type: 'final', description: 'The store cannot bring this order out now: the page says why.' },
  },
  output: ({ context: { outcome } }): CurbsideRequestOutput => {
    if (outcome === null) throw new Error('a request that ended says how')
    return outcome
  },
})
