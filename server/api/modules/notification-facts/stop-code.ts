import { createHmac } from 'node:crypto'
import {
  type NotificationChannel,
  notificationChannels,
} from '../../../../contract/notifications/notification.ts'
import { sameSecret } from '../orders/order-access.ts'

/** What a link at the end of a message is for. */
export type StopSubject = { readonly orderNumber: string; readonly channel: NotificationChannel }

const letterOf = (channel: NotificationChannel): string => channel.charAt(0)

const proofOf = (secret: string, { orderNumber, channel }: StopSubject): string =>
  createHmac('sha256', secret)
    .update(`notification-stop\n${orderNumber}\n${channel}`)
    .digest()
    .subarray(0, 12)
    .toString('base64url')

/** Code of the link that stops messages about an order: its number, a letter for the way, and a keyed proof. It stands in no table (BY-40). */
export const stopCodeOf = (secret: string, subject: StopSubject): string =>
  `${subject.orderNumber}.${letterOf(subject.channel)}.${proofOf(secret, subject)}`

/** What a code stops; `null` for one that the shop has not made. */
export const readStopCode = (secret: string, code: string): StopSubject | null => {
  const [orderNumber = '', letter = '', proof = '', ...rest] = code.split('.')
  const channel = notificationChannels.find((each) => letterOf(each) === letter)
  if (rest.length > 0 || channel === undefined) return null
  const subject = { orderNumber, channel }
  return sameSecret(proofOf(secret, subject), proof) ? subject : null
}

/** Where a link leads that stops messages. The code is no part of what a browser sends: it stands in no log, and in no Referer. */
export const stopPageOf = (
  { origin, secret }: { readonly origin: string; readonly secret: string },
  place: { readonly country: string; readonly language: string },
  subject: StopSubject,
): string => `${origin}/${place.country}/${place.language}/orders/stop#${stopCodeOf(secret, subject)}`

/** Path under the API by which mail programs stop a way for their reader (RFC 8058). */
export const oneClickPath = '/orders/notification_stops/v1/one_click'
