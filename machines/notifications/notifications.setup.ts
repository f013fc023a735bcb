import { assign, emit, setup } from 'xstate'
import type {
  NotificationChannel,
  NotificationPhone,
  NotificationStanding,
} from '../../contract/notifications/notification.ts'
import type { NotificationChoice } from '../../contract/notifications/notification-calls.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { NotificationsTarget } from '../../services/notifications/change-notifications.ts'
import { callSlot, networkSlot, pageVisibilitySlot } from '../actor-slot.ts'
import { describeAnswer } from '../answers.ts'
import { attemptGuards, hasPendingAttempt } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { orderPageGuards, unreachableOrder } from '../order-page.flow.ts'
import { choiceOf, isToggleable, needsDevice, toggled, withStanding } from './notifications.rules.ts'
import type {
  ChoiceAttemptOutput,
  ChoiceView,
  DeviceLook,
  LoadNotificationsInput,
  LoadNotificationsResult,
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
  NotificationsInput,
  NotificationsView,
  PushView,
  Subscribed,
  SubscribeInput,
} from './notifications.types.ts'
import { phoneConfirmationMachine } from './phone-confirmation/phone-confirmation.machine.ts'
import type { PhoneConfirmationOutput } from './phone-confirmation/phone-confirmation.types.ts'

type Answer = { result: LoadNotificationsResult }
type Attempted = { output: ChoiceAttemptOutput }
type Looked = { output: DeviceLook }
type Asked = { output: Subscribed }
type Confirmed = { output: PhoneConfirmationOutput }

/** What the chart is made of: its calls, what is kept and told, and what it goes by. */
export const notificationsSetup = setup({
  types: {
    input: {} as NotificationsInput,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    tags: {} as NotificationsView | ChoiceView | PushView,
  },
  actors: {
    loadNotifications: callSlot<LoadNotificationsResult, LoadNotificationsInput>('loadNotifications'),
    lookAtDevice: callSlot<DeviceLook, undefined>('lookAtDevice'),
    subscribeDevice: callSlot<Subscribed, SubscribeInput>('subscribeDevice'),
    attempt: createAttemptMachine<NotificationsTarget, NotificationChoice, NotificationStanding>(),
    phoneConfirmation: phoneConfirmationMachine,
    watchPage: pageVisibilitySlot,
    watchNetwork: networkSlot,
  },
  actions: {
    keepStanding: assign((_, { result }: Answer) => (result.ok ? withStanding(result.value) : {})),
    keepSaved: assign((_, { output }: Attempted) =>
      output.kind === 'done' ? { ...withStanding(output.value), refusedAs: null } : {},
    ),
    keepRefusal: assign((_, { output }: Attempted) => ({
      refusedAs: output.kind === 'refused' ? output.code : null,
    })),
    forgetRefusal: assign({ refusedAs: null }),
    keepDevice: assign((_, { output }: Looked) => ({
      device: output.kind === 'ready' ? { id: output.id } : null,
    })),
    /** Nothing can be chosen for this browser; what was chosen for all of them stays. */
    dropDevice: assign(({ context: { draft } }) => ({
      device: null,
      draft: { ...draft, push: draft.push === 'none' ? ('none' as const) : ('asIs' as const) },
    })),
    /** The choice of this browser is taken back; it can be asked again. */
    dropPush: assign(({ context }) => ({ draft: { ...context.draft, push: 'asIs' as const } })),
    toggle: assign(({ context }, { channel }: { channel: NotificationChannel }) => ({
      draft: toggled(context, channel),
    })),
    keepPhone: assign(({ context }, { phone }: { phone: NotificationPhone }) => ({
      draft: { ...context.draft, phone },
    })),
    endPush: assign(({ context }) => ({ draft: { ...context.draft, push: 'none' as const } })),
    /** Texts go to the phone that was confirmed, once that is saved. */
    keepConfirmed: assign(({ context }, { output }: Confirmed) =>
      context.known === null || output.confirmed === null
        ? {}
        : {
            known: { ...context.known, phones: { ...context.known.phones, other: output.confirmed } },
            draft: { ...context.draft, text: true, phone: 'other' as const },
          },
    ),
    askChoice: assign(({ context }) => ({ asked: choiceOf(context, null), refusedAs: null })),
    askWithDevice: assign(({ context }, { output }: Asked) =>
      output.kind === 'subscribed'
        ? {
            device: { id: output.id },
            asked: choiceOf(context, output.subscription),
            refusedAs: null,
          }
        : {},
    ),
    forgetPending: assign({ pendingKey: null }),
    announceUnreachable: emit(({ context }, { result }: Answer) =>
      unreachableOrder(context.orderNumber, result),
    ),
    announceRejected: emit({ type: 'session.rejected' as const }),
    reportLoad: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: `notifications: ${describeAnswer(result)}`,
    })),
    reportDefect: emit({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: `notifications: ${describeAnswer(null)}`,
    }),
    reportAttempt: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: `notifications not chosen: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    ...orderPageGuards,
    isAbsent: ({ context: { known } }) => known === null,
    isOver: ({ context: { known } }) => known?.events.length === 0,
    wasRefused: ({ context: { refusedAs } }) => refusedAs !== null,
    hasPush: ({ context: { known } }) =>
      known !== null && known.push !== null && known.offered.includes('push'),
    isLookedAs: (_, { output, kind }: Looked & { kind: DeviceLook['kind'] }) => output.kind === kind,
    isAskedAs: (_, { output, kind }: Asked & { kind: Subscribed['kind'] }) => output.kind === kind,
    isToggleable: ({ context }, { channel }: { channel: NotificationChannel }) =>
      isToggleable(context, channel),
    needsDevice: ({ context }) => needsDevice(context),
    isConfirmed: (_, { output }: Confirmed) => output.confirmed !== null,
    isDone: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
    isRefusedAs: attemptGuards.isRefusedAs,
  },
})
