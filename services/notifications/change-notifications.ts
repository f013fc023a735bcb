import type { NotificationStanding } from '../../contract/notifications/notification.ts'
import {
  chooseNotifications as call,
  type NotificationChoice,
  type NotificationStop,
  stopNotifications as stopCall,
} from '../../contract/notifications/notification-calls.ts'
import { type ByTarget, createChange } from '../http/change.ts'
import { done, type Outcome } from '../http/outcome.ts'

export type NotificationsTarget = { readonly orderNumber: string }

const objectOf = ({ orderNumber }: NotificationsTarget): string => orderNumber

/** Chooses how a shopper is told of an order (BY-36). */
export const chooseNotifications = createChange({
  call,
  objectOf,
  requestOf: (body: NotificationChoice, { orderNumber }) => ({ params: { orderNumber }, body }),
  read: (standing): Outcome<NotificationStanding> => done(standing),
})

export type StopTarget = { readonly code: string }

/** What of a link's code may be kept: order and channel, without what makes it a secret. */
const subjectOfCode = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf('.')))

/** Has no more messages come the way that a link came by (BY-40). */
export const stopNotifications = createChange({
  call: stopCall,
  objectOf: ({ code }: StopTarget) => subjectOfCode(code),
  linkCodeOf: ({ code }) => code,
  requestOf: (_: ByTarget) => ({}),
  read: (stop): Outcome<NotificationStop> => done(stop),
})
