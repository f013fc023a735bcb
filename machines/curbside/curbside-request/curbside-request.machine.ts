import { assign, setup } from 'xstate'
import type { Arrival, ArrivalRequest } from '../../../services/pickup/pickup-answer.ts'
import { createAttemptMachine } from '../../attempt/attempt.machine.ts'
import type { AttemptOutput } from '../../attempt/attempt.types.ts'
import { mostRetries, refusalOf, shortVehicle } from './curbside-request.rules.ts'
import type {
  CurbsideRequestContext,
  CurbsideRequestEvent,
  CurbsideRequestInput,
  CurbsideRequestOutput,
} from './curbside-request.types.ts'

type Attempted = { output: AttemptOutput<Arrival> }

/** Milliseconds after which the page says that it is still at it. */
const slowMs = 6_000

/** `null` where what was typed is gone with the page: then the outcome can be read, but nothing sent. */
const requestOf = ({ orderNumber, storeId, code, vehicle }: CurbsideRequestContext): ArrivalRequest | null =>
  vehicle.trim() === '' ? null : { orderNumber, storeId, code, vehicle: vehicle.trim() }

export const curbsideRequestMachine = setup({
  types: {
    input: {} as CurbsideRequestInput,
    context: {} as CurbsideRequestContext,
    events: {} as CurbsideRequestEvent,
    output: {} as CurbsideRequestOutput,
  },
  actors: {
    attempt: createAttemptMachine<ArrivalRequest, Arrival>(),
  },
  actions: {
    keepVehicle: assign((_, { value }: { value: string }) => ({ vehicle: shortVehicle(value) })),
    keepOutcome: assign((_, { output }: Attempted) =>
      output.kind === 'done'
        ? { openKey: null, spentKey: output.key, arrival: output.value, reason: null }
        : { openKey: null, spentKey: output.key, reason: output.reason },
    ),
    keepDefect: assign({ openKey: null, reason: 'defect' }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    /** Provided: what was typed survives a reload, and goes once the outcome is known. */
    storeDraft: (_, _typed: { value: string }) => undefined,
    dropStored: () => undefined,
    /** Provided: nobody hears what a child emits, so the reporter is handed in. */
    reportFailure: (_, _why: { reason: string | null }) => undefined,
  },
  guards: {
    hasOpenAttempt: ({ context }) => context.openKey !== null,
    hasVehicle: ({ context }) => context.vehicle.trim() !== '',
    isDone: (_, { output }: Attempted) => output.kind === 'done',
    isRefused: (_, { output }: Attempted) => output.kind === 'refused' && refusalOf(output.reason) !== null,
    wasNeverSent: ({ context }, { output }: Attempted) =>
      output.kind === 'refused' && requestOf(context) === null,
    hasRetryLeft: ({ context }) => context.failures <= mostRetries,
  },
  delays: { slowDelay: slowMs },
}).createMachine({
  id: 'curbsideRequest',
  description: 'Takes down what car to look for, and tells the store, once.',
  context: ({ input }) => ({ ...input, spentKey: null, failures: 0, reason: null, arrival: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Never seen: a request from before a reload is looked up, not sent again.',
      always: [{ guard: 'hasOpenAttempt', target: 'submitting' }, { target: 'describing' }],
    },
    describing: {
      description: '“Your order is ready”: what to look for, in up to 100 characters, and “I’m here”.',
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
      initial: 'telling',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          request: requestOf(context),
          openKey: context.openKey,
          spentKey: context.spentKey,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ output: event.output }) },
            target: 'told',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
              'dropStored',
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ output: event.output }) },
            target: 'refused',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
              'dropStored',
            ],
          },
          {
            guard: { type: 'wasNeverSent', params: ({ event }) => ({ output: event.output }) },
            target: 'describing',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepOutcome', params: ({ event }) => ({ output: event.output }) },
              'countFailure',
            ],
          },
        ],
        onError: { target: 'failed', actions: ['keepDefect', 'countFailure'] },
      },
      states: {
        telling: {
          description: 'The button says that the store is being told.',
          after: { slowDelay: 'takingLonger' },
        },
        takingLonger: { description: 'Says that it takes longer, and that nothing has to be pressed again.' },
      },
    },
    failed: {
      description: 'The store was not told. Never seen: leads to the view with or without another try.',
      entry: { type: 'reportFailure', params: ({ context }) => ({ reason: context.reason }) },
      always: [{ guard: 'hasRetryLeft', target: 'retriable' }, { target: 'onlyContact' }],
    },
    retriable: {
      description: 'The store was not told: try again, or call it.',
      on: { 'request.retry': [{ guard: 'hasVehicle', target: 'submitting' }, { target: 'describing' }] },
    },
    onlyContact: { description: 'Three more tries did not help: call the store, or contact us.' },
    told: { type: 'final', description: 'The store knows: by this request, or by one before it.' },
    refused: { type: 'final', description: 'The store cannot bring this order out now: the page says why.' },
  },
  output: ({ context: { arrival, reason } }): CurbsideRequestOutput =>
    arrival ?? { kind: 'refused', refusal: refusalOf(reason) ?? 'badLink' },
})
