import type * as v from 'valibot'
import { maxPushDevices, type NotificationStanding } from '../../../../contract/notifications/notification.ts'
import type { NotificationChoice } from '../../../../contract/notifications/notification-calls.ts'
import { problem } from '../../../common/problems.ts'
import { createSealing, hashToken } from '../../../common/sealing.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import {
  type Choice,
  dropDeviceOf,
  dropDevices,
  findConfirmedPhone,
  findDevices,
  pushPurpose,
  storeChoice,
  storeDevice,
} from '../notification-facts/notifications.repository.ts'
import { ownPhoneOf } from '../notification-facts/recipient.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { hasUsableKey } from '../push/push-endpoint.ts'
import { type NotificationDeps, offeredFor, standingOf } from './standing.ts'

export type Question = { readonly caller: Caller; readonly orderNumber: string; readonly now: Date }

/** The caller's order of goods; returns and orders of others are not found. */
export const requireOrder = async (
  db: Database,
  { caller, orderNumber }: Question,
  lock = false,
): Promise<OrderRow> => {
  const order = await findOwnOrder(db, caller, orderNumber, { lock })
  if (!order || order.orderType === 'RETURN_ORDER') throw orderNotFound()
  return order
}

/** How a shopper is told of their order; `order_not_found` for everybody else. */
export const readNotifications = async (
  deps: NotificationDeps,
  db: Database,
  question: Question,
): Promise<v.InferInput<typeof NotificationStanding>> =>
  standingOf(deps, db, await requireOrder(db, question), question.now)

const refused = (detail: string) => problem('notification_channel', { detail })

const requirePhone = async (tx: Database, order: OrderRow, phone: Choice['phone']): Promise<void> => {
  if (phone === null) throw refused('phone_missing')
  const reached = phone === 'order' ? ownPhoneOf(order) : await findConfirmedPhone(tx, order.orderNumber)
  if (reached === null) throw refused('phone_unconfirmed')
}

const requireBrowser = async (
  { settings, push }: NotificationDeps,
  tx: Database,
  { orderNumber, now }: Question,
  subscription: NotificationChoice['subscription'],
): Promise<void> => {
  const devices = await findDevices(tx, orderNumber)
  if (subscription === null) {
    if (devices.length === 0) throw refused('browser_missing')
    return
  }
  if (!push.knows(subscription.endpoint) || !hasUsableKey(subscription)) throw problem('push_endpoint')
  const device = hashToken(subscription.endpoint)
  const isNew = devices.every((known) => known.device !== device)
  if (isNew && devices.length >= maxPushDevices) throw refused('browsers_full')
  const sealed = await createSealing(settings.secret).seal(pushPurpose, JSON.stringify(subscription))
  await storeDevice(tx, { orderNumber, device, subscription: sealed, addedAt: now })
}

/**
 * Chooses how a shopper is told of an order, in one transaction that holds its row: what is switched off by it is sent to nobody any
 * more (BY-36, BY-40). Refuses with `order_not_found`, `notification_channel`, `push_endpoint` and `rate_limited`; switching everything
 * off is refused to nobody who may see the order.
 */
export const choose = async (
  deps: NotificationDeps,
  tx: Database,
  question: Question,
  { channels, phone, subscription, forget, timeZone, language }: NotificationChoice,
): Promise<v.InferInput<typeof NotificationStanding>> => {
  const order = await requireOrder(tx, question, true)
  const { orderNumber, now } = question
  const offered = offeredFor(deps, order)
  if (!channels.every((channel) => offered.includes(channel))) throw refused('not_offered')
  if (channels.length > 0) await countWithin(tx, orderRequestLimits.notifications, orderNumber)
  const has = (channel: (typeof channels)[number]) => channels.includes(channel)
  if (has('text')) await requirePhone(tx, order, phone)
  if (forget !== null) await dropDeviceOf(tx, { orderNumber, device: forget })
  if (has('push')) await requireBrowser(deps, tx, question, subscription)
  else await dropDevices(tx, orderNumber)
  await storeChoice(tx, orderNumber, {
    email: has('email'),
    text: has('text'),
    push: has('push'),
    phone,
    language,
    timeZone,
    chosenAt: now,
  })
  return standingOf(deps, tx, order, now)
}
