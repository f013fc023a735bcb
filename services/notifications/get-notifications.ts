import type { NotificationStanding } from '../../contract/notifications/notification.ts'
import {
  getNotifications as call,
  getNotificationStop as getStopCall,
  type NotificationStop,
} from '../../contract/notifications/notification-calls.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type GetNotificationsInput = { readonly orderNumber: string }

/** How a shopper is told of an order, and how they could be (BY-36). */
export const getNotifications = (
  http: Http,
  { orderNumber }: GetNotificationsInput,
  signal?: AbortSignal,
): Promise<CallResult<NotificationStanding>> =>
  http.call(call, { params: { orderNumber }, ...(signal ? { signal } : {}) })

export type GetStopInput = {
  /** Code of the link at the end of a message. */
  readonly code: string
}

/** What a link at the end of a message stops (BY-40). */
export const getNotificationStop = (
  http: Http,
  { code }: GetStopInput,
  signal?: AbortSignal,
): Promise<CallResult<NotificationStop>> =>
  http.call(getStopCall, { linkCode: code, ...(signal ? { signal } : {}) })
