import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { GuestQuery } from '../wire/guest-filter.ts'
import { Instant, LanguageCode, OrderNumber } from '../wire/primitives.ts'
import {
  InternationalPhone,
  NotificationStanding,
  notificationChannels,
  notificationPhones,
  PhoneCode,
  PushDevice,
  PushSubscription,
  TimeZone,
} from './notification.ts'

const params = v.object({ orderNumber: OrderNumber })

export const NotificationChoice = v.strictObject({
  /** All that are on from now on; none: nothing is told. */
  channels: v.pipe(
    v.array(v.picklist(notificationChannels)),
    v.maxLength(notificationChannels.length, 'channels'),
    v.check((channels) => new Set(channels).size === channels.length, 'channels'),
  ),
  /** Where texts go to; read where they are on. */
  phone: v.nullable(v.picklist(notificationPhones)),
  /** This browser, to be told as well; `null` leaves those that are told. With web push off all are forgotten. */
  subscription: v.nullable(PushSubscription),
  /** A browser that is told no more, by the name that the standing has for it; `null`: all stay that are told. */
  forget: v.nullable(PushDevice),
  timeZone: TimeZone,
  /** The page's language, for what is told. */
  language: LanguageCode,
})
export type NotificationChoice = v.InferOutput<typeof NotificationChoice>

export const getNotifications = /* @__PURE__ */ defineCall({
  id: 'getNotifications',
  method: 'GET',
  path: '/orders/notifications/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'How a shopper is told of an order, and how they could be.',
  params,
  query: GuestQuery,
  answer: NotificationStanding,
  status: 200,
  problems: ['order_not_found'],
})

export const chooseNotifications = /* @__PURE__ */ defineCall({
  id: 'chooseNotifications',
  method: 'PUT',
  path: '/orders/notifications/v1/{orderNumber}',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary:
    'Chooses how a shopper is told of an order. `notification_channel` refuses a way that is not offered, a phone that was not confirmed, web push without a browser, or one browser too many.',
  params,
  query: GuestQuery,
  body: NotificationChoice,
  answer: NotificationStanding,
  status: 200,
  changes: {},
  problems: ['order_not_found', 'notification_channel', 'push_endpoint', 'rate_limited'],
})

export const requestPhoneCode = /* @__PURE__ */ defineCall({
  id: 'requestPhoneCode',
  method: 'POST',
  path: '/orders/notifications/v1/{orderNumber}/phone_codes',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary:
    'Sends a code to a phone that texts about an order shall go to. Asked again for this phone within a minute, it is the same confirmation.',
  params,
  query: GuestQuery,
  body: v.strictObject({ phone: InternationalPhone, language: LanguageCode }),
  answer: v.object({
    /** Masked but for its last digits. */
    phone: v.string(),
    /** The code ends here. */
    expiresAt: Instant,
    /** From here on a new one can be asked for. */
    nextAt: Instant,
  }),
  status: 202,
  changes: {},
  problems: ['order_not_found', 'notification_channel', 'phone_invalid', 'rate_limited'],
})

export const confirmPhone = /* @__PURE__ */ defineCall({
  id: 'confirmPhone',
  method: 'POST',
  path: '/orders/notifications/v1/{orderNumber}/phones',
  callers: ['member', 'guest'],
  object: { type: 'order', at: 'params.orderNumber' },
  summary: 'Confirms a phone by the code that was sent to it; texts go there once they are chosen.',
  params,
  query: GuestQuery,
  body: v.strictObject({ phone: InternationalPhone, code: PhoneCode }),
  /** A wrong code is counted and told in one transaction: it is an answer, not a problem. */
  answer: v.variant('result', [
    v.object({ result: v.literal('right'), phone: v.string() }),
    v.object({ result: v.literal('wrong'), triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ]),
  status: 200,
  changes: {},
  problems: ['order_not_found', 'phone_code_over', 'rate_limited'],
})

/** What a link of a message stops. */
export const NotificationStop = v.object({
  orderNumber: OrderNumber,
  channel: v.picklist(notificationChannels),
  /** Messages still come this way. */
  isOn: v.boolean(),
})
export type NotificationStop = v.InferOutput<typeof NotificationStop>

export const getNotificationStop = /* @__PURE__ */ defineCall({
  id: 'getNotificationStop',
  method: 'GET',
  path: '/orders/notification_stops/v1',
  callers: ['link'],
  summary: 'What the link at the end of a message stops, by its code in `X-Validation-Code`.',
  answer: NotificationStop,
  status: 200,
  problems: ['order_not_found'],
})

export const stopNotifications = /* @__PURE__ */ defineCall({
  id: 'stopNotifications',
  method: 'POST',
  path: '/orders/notification_stops/v1',
  callers: ['link'],
  summary:
    'Has no more messages come the way that the link came by. Stopped already, it is none the less stopped.',
  answer: NotificationStop,
  status: 200,
  changes: {},
  problems: ['order_not_found'],
})
