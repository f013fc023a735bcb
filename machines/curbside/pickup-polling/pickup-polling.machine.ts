import { assign, setup } from 'xstate'
import type { GetPickupInput } from '../../../services/pickup/get-pickup.ts'
import { callSlot, pageVisibilitySlot } from '../../actor-slot.ts'
import { answered } from '../../answers.ts'
import type {
  PickupPollingContext,
  PickupPollingEvent,
  PickupPollingInput,
  PickupPollingOutput,
  ReadPickupResult,
} from './pickup-polling.types.ts'

type Came = { result: ReadPickupResult }

/** Milliseconds between polls, and before a retry after an error; retries in a row (orders.md §9). */
const pollMs = 1_000
const retryMs = 1_500
const maxRetries = 5

export const pickupPollingMachine = setup({
  types: {
    input: {} as PickupPollingInput,
    context: {} as PickupPollingContext,
    events: {} as PickupPollingEvent,
    output: {} as PickupPollingOutput,
  },
  actors: {
    readPickup: callSlot<ReadPickupResult, GetPickupInput>('readPickup'),
    watchPage: pageVisibilitySlot,
  },
  actions: {
    keepAnswer: assign((_, { result }: Came) =>
      result.ok ? { interaction: result.value, failures: 0, failure: null } : { failure: result.failure },
    ),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    isChanged: ({ context }, { result }: Came) => result.ok && result.value.status !== context.status,
    isUnchanged: (_, { result }: Came) => result.ok,
    isGone: (_, { result }: Came) =>
      !result.ok && result.failure.kind === 'problem' && result.failure.status === 404,
    hasNoRetryLeft: ({ context }) => context.failures >= maxRetries,
  },
  delays: { pollDelay: pollMs, retryDelay: retryMs },
}).createMachine({
  id: 'pickupPolling',
  description: 'Asks how the store is doing with an arrival, every second, until something changes.',
  context: ({ input }) => ({ ...input, interaction: null, failures: 0, failure: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'requesting',
  states: {
    requesting: {
      description: 'Asks the host. The shopper sees the status that is known.',
      invoke: {
        id: 'readPickup',
        src: 'readPickup',
        input: ({ context: { id, code } }) => ({ id, code }),
        onDone: [
          {
            guard: { type: 'isChanged', params: answered },
            target: 'changed',
            actions: { type: 'keepAnswer', params: answered },
          },
          {
            guard: { type: 'isUnchanged', params: answered },
            target: 'waiting',
            actions: { type: 'keepAnswer', params: answered },
          },
          {
            guard: { type: 'isGone', params: answered },
            target: 'gone',
          },
          {
            guard: 'hasNoRetryLeft',
            target: 'failed',
            actions: { type: 'keepAnswer', params: answered },
          },
          { target: 'retrying', actions: 'countFailure' },
        ],
      },
      on: { 'page.hidden': 'paused' },
    },
    waiting: {
      description: 'Nothing has changed: asks again in a second.',
      after: { pollDelay: 'requesting' },
      on: { 'page.hidden': 'paused' },
    },
    retrying: {
      description: 'No answer came: asks again in a second and a half, five times at most.',
      after: { retryDelay: 'requesting' },
      on: { 'page.hidden': 'paused' },
    },
    paused: {
      description:
        'The page is in the background: nothing is asked until it is shown again, and then at once.',
      on: { 'page.shown': 'requesting' },
    },
    changed: { type: 'final', description: 'The store has moved on: whoever asked shows it and asks again.' },
    gone: { type: 'final', description: 'The host knows no such arrival: the visit starts over.' },
    failed: { type: 'final', description: 'Six answers in a row did not come: the shopper is told.' },
  },
  output: ({ context: { interaction, status, failure } }): PickupPollingOutput => {
    if (interaction && interaction.status !== status) return { kind: 'changed', interaction }
    return failure === null ? { kind: 'gone' } : { kind: 'failed', failure }
  },
})
