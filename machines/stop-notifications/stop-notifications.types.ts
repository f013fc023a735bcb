import type { NotificationStop } from '../../contract/notifications/notification-calls.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { GetStopInput } from '../../services/notifications/get-notifications.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptOutput } from '../attempt/attempt.types.ts'

/** What the address of the page said. */
export type StopLink = {
  /** Code of the link at the end of a message; `null` where the address has none. */
  readonly code: string | null
  /** Key of a stop from before, whose outcome is not known. */
  readonly pendingKey: string | null
}

export type StopNotificationsContext = StopLink & {
  /** What the link stops. */
  readonly stop: NotificationStop | null
}

export type StopNotificationsEvent =
  | { type: 'stop.confirm' }
  | { type: 'stop.look' }
  | { type: 'network.back' }

export type StopNotificationsEmitted = ErrorReported

/** Views of the page, as the states' tags name them. */
export const stopNotificationsViews = [
  'skeleton',
  'asking',
  'stopping',
  'stopped',
  'notStopped',
  'unconfirmed',
  'unknown',
  'offline',
  'failed',
] as const
export type StopNotificationsView = (typeof stopNotificationsViews)[number]

export type LookAtStopInput = GetStopInput
export type LookAtStopResult = CallResult<NotificationStop>
export type StopAttemptOutput = AttemptOutput<NotificationStop>
