import type {
  NotificationChannel,
  NotificationPhone,
  NotificationStanding,
} from '../../contract/notifications/notification.ts'
import type { NotificationChoice } from '../../contract/notifications/notification-calls.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { NotificationsTarget } from '../../services/notifications/change-notifications.ts'
import type { GetNotificationsInput } from '../../services/notifications/get-notifications.ts'
import type { PushLook, PushSubscribed } from '../../services/notifications/push-device.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'
import type { PhoneConfirmationInput } from './phone-confirmation/phone-confirmation.types.ts'

export type NotificationsInput = PhoneConfirmationInput & {
  readonly isMember: boolean
  /** What came with the page; `null` where nothing did. */
  readonly known: NotificationStanding | null
  /** Key of a choice from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
  /** IANA name of the shopper's own zone, which the quiet hours go by. */
  readonly timeZone: () => string
}

/** What becomes of web push: as it is, on this browser as well, on all but this one, or on none. */
type PushDraft = 'asIs' | 'here' | 'elsewhere' | 'none'

/** What is chosen before it is saved. */
export type NotificationsDraft = {
  readonly email: boolean
  readonly text: boolean
  /** Where texts go to; `null` where there is no phone yet. */
  readonly phone: NotificationPhone | null
  readonly push: PushDraft
}

export type NotificationsContext = NotificationsInput & {
  readonly draft: NotificationsDraft
  /** This browser, once it is known to take web push: SHA-256 of its endpoint in base64url, or `null` where it takes none yet. */
  readonly device: { readonly id: string | null } | null
  /** What was asked of the host last; `null` where this page does not know. */
  readonly asked: NotificationChoice | null
  /** Why that was refused. */
  readonly refusedAs: string | null
}

export type NotificationsEvent =
  | { type: 'channel.toggle'; channel: NotificationChannel }
  | { type: 'phone.choose'; phone: NotificationPhone }
  | { type: 'phone.add' }
  /** Web push is off for the other browsers, too. */
  | { type: 'push.end' }
  | { type: 'choice.save' }
  | { type: 'choice.look' }
  | { type: 'network.back' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }

export type NotificationsEmitted =
  /** A guest's order is not to be had: the lookup opens with its number. */
  | { type: 'order.unreachable'; orderNumber: string; reason: 'noMatch' | 'unavailable' }
  | { type: 'session.rejected' }
  | ErrorReported

/** Views of the page, as the states' tags name them. */
export const notificationsViews = [
  'skeleton',
  'choosing',
  'phone',
  'over',
  'unknown',
  'offline',
  'failed',
  'leaving',
] as const
export type NotificationsView = (typeof notificationsViews)[number]

/** What is said of the choice. */
export const choiceViews = [
  'open',
  'subscribing',
  'saving',
  'saved',
  'phoneConfirmed',
  'refused',
  'notSaved',
  'unconfirmed',
] as const
export type ChoiceView = (typeof choiceViews)[number]

/** What is said of web push on this browser. */
export const pushViews = [
  'pushAbsent',
  'pushLooking',
  'pushReady',
  'pushUnsupported',
  'pushHomeScreen',
  'pushBlocked',
  'pushDismissed',
  'pushFailed',
] as const
export type PushView = (typeof pushViews)[number]

export type LoadNotificationsInput = GetNotificationsInput
export type LoadNotificationsResult = CallResult<NotificationStanding>

export type DeviceLook = PushLook
export type Subscribed = PushSubscribed

export type SubscribeInput = {
  /** The host's VAPID key, base64url. */
  readonly publicKey: string
}

export type ChoiceAttemptInput = AttemptInput<NotificationsTarget, NotificationChoice>
export type ChoiceAttemptOutput = AttemptOutput<NotificationStanding>
