import { assign, emit, setup } from 'xstate'
import type { NotificationStop } from '../../contract/notifications/notification-calls.ts'
import { type ByTarget, byTarget } from '../../services/http/change.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { StopTarget } from '../../services/notifications/change-notifications.ts'
import { callSlot, networkSlot } from '../actor-slot.ts'
import { answered, answerGuards, describeAnswer, ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt, isRefusedAs } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import type {
  LookAtStopInput,
  LookAtStopResult,
  StopAttemptOutput,
  StopLink,
  StopNotificationsContext,
  StopNotificationsEmitted,
  StopNotificationsEvent,
  StopNotificationsView,
} from './stop-notifications.types.ts'

type Answer = { result: LookAtStopResult }
type Attempted = { output: StopAttemptOutput }

/** The host knows no such link. */
const isUnknownLink = (result: LookAtStopResult): boolean =>
  !result.ok &&
  (result.failure.kind === 'unauthorized' ||
    (result.failure.kind === 'problem' && [400, 401, 403, 404].includes(result.failure.status)))

const reports = { type: 'reportLook', params: answered } as const

export const stopNotificationsMachine = setup({
  types: {
    context: {} as StopNotificationsContext,
    events: {} as StopNotificationsEvent,
    emitted: {} as StopNotificationsEmitted,
    tags: {} as StopNotificationsView,
  },
  actors: {
    takeLink: callSlot<StopLink, undefined>('takeLink'),
    lookAtStop: callSlot<LookAtStopResult, LookAtStopInput>('lookAtStop'),
    attempt: createAttemptMachine<StopTarget, ByTarget, NotificationStop>(),
    watchNetwork: networkSlot,
  },
  actions: {
    keepLink: assign((_, { output }: { output: StopLink }) => output),
    keepStop: assign((_, { result }: Answer) => (result.ok ? { stop: result.value } : {})),
    keepStopped: assign((_, { output }: Attempted) => (output.kind === 'done' ? { stop: output.value } : {})),
    forgetPending: assign({ pendingKey: null }),
    reportLook: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `stop notifications: ${describeAnswer(result)}`,
    })),
    reportDefect: emit({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `stop notifications: ${describeAnswer(null)}`,
    }),
    reportAttempt: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'unknown orders error' as const,
      devMessage: `notifications not stopped: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    hasNoCode: ({ context }) => context.code === null,
    isStillOn: (_, { result }: Answer) => result.ok && result.value.isOn,
    isLoaded: answerGuards.isLoaded,
    isUnknownLink: (_, { result }: Answer) => isUnknownLink(result),
    isOffline: (_, { result }: Answer) => !result.ok && result.failure.kind === 'network',
    isDone: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isRefusedAs: attemptGuards.isRefusedAs,
  },
}).createMachine({
  id: 'stopNotifications',
  description:
    'Stops the messages of one kind about an order, by the link at their end and without signing in.',
  context: { code: null, pendingKey: null, stop: null },
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'opening',
  states: {
    opening: {
      description: 'The code is taken out of the address, where it does not stay.',
      tags: 'skeleton',
      invoke: {
        id: 'takeLink',
        src: 'takeLink',
        input: undefined,
        onDone: { target: 'deciding', actions: { type: 'keepLink', params: ended } },
        onError: { target: 'failed', actions: 'reportDefect' },
      },
    },
    deciding: {
      description: 'A stop from before is looked up; without a code there is nothing to stop.',
      always: [
        { guard: 'hasNoCode', target: 'unknown' },
        { guard: 'hasPendingAttempt', target: 'stopping' },
        { target: 'loading' },
      ],
    },
    loading: {
      description:
        'What the link stops is asked for: lines in the shape of the page. Opening it stops nothing.',
      tags: 'skeleton',
      invoke: {
        id: 'lookAtStop',
        src: 'lookAtStop',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: [
          {
            guard: { type: 'isStillOn', params: answered },
            target: 'asking',
            actions: { type: 'keepStop', params: answered },
          },
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'stopped',
            actions: { type: 'keepStop', params: answered },
          },
          { guard: { type: 'isUnknownLink', params: answered }, target: 'unknown' },
          { guard: { type: 'isOffline', params: answered }, target: 'offline', actions: reports },
          { target: 'failed', actions: reports },
        ],
        onError: { target: 'failed', actions: 'reportDefect' },
      },
    },
    asking: {
      description: 'Says what would be stopped, of which order, with one button.',
      tags: 'asking',
      on: { 'stop.confirm': 'stopping' },
    },
    stopping: {
      description: 'It is being stopped: the button turns; a lost answer is looked up.',
      tags: 'stopping',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context: { code, pendingKey } }) => ({
          target: { code: code ?? '' },
          request: byTarget,
          pendingKey,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ended },
            target: 'stopped',
            actions: { type: 'keepStopped', params: ended },
          },
          { guard: isRefusedAs('order_not_found'), target: 'unknown' },
          { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
          { target: 'notStopped', actions: { type: 'reportAttempt', params: ended } },
        ],
        onError: 'unconfirmed',
      },
    },
    stopped: {
      description: 'No more messages come this way: says so, and what still tells of the order.',
      tags: 'stopped',
    },
    notStopped: {
      description: 'It was not stopped: try again.',
      tags: 'notStopped',
      on: { 'stop.confirm': 'stopping' },
    },
    unconfirmed: {
      description: 'Nobody can say whether it was stopped: look.',
      tags: 'unconfirmed',
      on: { 'stop.look': 'loading' },
    },
    unknown: {
      description: 'The link stops nothing any more, or is not whole: says what to do instead.',
      tags: 'unknown',
    },
    offline: {
      description: 'There is no connection: it goes on by itself once there is one.',
      tags: 'offline',
      on: { 'stop.look': 'loading', 'network.back': 'loading' },
    },
    failed: {
      description: 'The answer did not come: try again.',
      tags: 'failed',
      on: { 'stop.look': 'loading' },
    },
  },
})
