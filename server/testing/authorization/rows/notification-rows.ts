import {
  chooseNotifications,
  confirmPhone,
  getNotificationStop,
  getNotifications,
  requestPhoneCode,
  stopNotifications,
} from '../../../../contract/notifications/notification-calls.ts'
import { stopCodeOf } from '../../../api/modules/notification-facts/stop-code.ts'
import { testSecret } from '../../host/test-secret.ts'
import { amongNumbers, linkAlone, ownersOf } from '../answers.ts'
import type { Asked, Row, World } from '../matrix.types.ts'
import { orderWith } from '../subjects.ts'

const inPath = ({ id }: Asked) => ({ params: { orderNumber: id } })
const orders = amongNumbers('ok', 'order_not_found')

/** A phone that nobody else asks a code for. */
let phones = 1_000_000
const newPhone = () => {
  phones += 1
  return `+1202${phones + 4_000_000}`
}

/** An order, with the link at the end of its mails. */
const withStopLink = async (world: World) => {
  const subject = await orderWith()(world)
  return { ...subject, code: stopCodeOf(testSecret, { orderNumber: subject.id, channel: 'email' }) }
}

/** How a shopper is told of an order (BY-36 to BY-41), and the link that stops it, which says by itself what it is for. */
export const notificationRows: readonly Row[] = [
  {
    call: getNotifications,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith(),
    request: inPath,
    instead: orders,
  },
  {
    call: chooseNotifications,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith(),
    request: (asked) => ({
      ...inPath(asked),
      body: {
        channels: [],
        phone: null,
        subscription: null,
        forget: null,
        timeZone: 'America/New_York',
        language: 'en',
      },
    }),
    instead: orders,
  },
  {
    call: requestPhoneCode,
    object: 'order',
    answers: ownersOf('order_not_found'),
    arrange: orderWith(),
    request: (asked) => ({ ...inPath(asked), body: { phone: newPhone(), language: 'en' } }),
    instead: orders,
  },
  {
    call: confirmPhone,
    object: 'order without a code',
    answers: ownersOf('order_not_found', 'phone_code_over'),
    arrange: orderWith(),
    request: (asked) => ({ ...inPath(asked), body: { phone: newPhone(), code: '123456' } }),
    instead: amongNumbers('phone_code_over', 'order_not_found'),
  },
  ...[getNotificationStop, stopNotifications].map(
    (call): Row => ({
      call,
      object: 'link at the end of a mail',
      answers: linkAlone('order_not_found'),
      arrange: withStopLink,
      request: () => ({}),
    }),
  ),
]
