import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte } from 'drizzle-orm'
import type {
  NotificationChannel,
  NotificationEvent,
} from '../../../../contract/notifications/notification.ts'
import { hostFactsOf } from '../../../../domain/countries/host-facts-of.ts'
import { chooseLanguage } from '../../../../domain/languages/locale.ts'
import { quietUntil } from '../../../../domain/notifications/quiet-hours.ts'
import { staleFrom } from '../../../../domain/notifications/stale-from.ts'
import type { Database } from '../../../db/schema.ts'
import { type NotificationRow, notifications } from '../../../db/tables/notifications/notifications.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import { sendPushMessage } from '../jobs/queues.ts'
import { sendMailWith } from '../mail/queue-mail.ts'
import {
  type Choice,
  findChoice,
  findDevices,
  insertNotification,
  updateNotification,
} from '../notification-facts/notifications.repository.ts'
import { recipientOf } from '../notification-facts/recipient.ts'
import { dropReasonOf } from '../notification-facts/true-now.ts'
import { countryOfRow } from '../orders/row-standing.ts'

/** Something that happened to an order, or to a part of it. */
export type Fact = {
  /** The sales order. */
  readonly orderNumber: string
  readonly event: NotificationEvent
  /** What of it: a parcel's or a return's number; empty for all of it. */
  readonly object: string
  readonly now: Date
}

type Boss = Pick<AppDeps, 'boss'>

/** Ways that no other mail of the shop takes for this event already: the pickup's own mail has its code, and is always sent. */
const isToldOtherwise = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  event === 'readyForPickup' && channel === 'email'

/** When a message may come: mails at once, the others after the quiet hours of the shopper's zone (BY-39). */
const dueAt = (channel: NotificationChannel, choice: Choice, order: OrderRow, now: Date): Date => {
  if (channel === 'email' || choice.timeZone === null) return now
  const { quietHours } = hostFactsOf(countryOfRow(order))
  return new Date(quietUntil(now.getTime(), choice.timeZone, quietHours) ?? now)
}

/**
 * Hands a message that is due on to what sends it, or drops it; where it is night by now, for where the shopper is, it waits on (BY-39).
 * The caller holds its row, or has just made it.
 */
const release = async ({ boss }: Boss, tx: Database, row: NotificationRow, now: Date): Promise<void> => {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, row.orderNumber))
  if (!order) return
  const choice = await findChoice(tx, row.orderNumber)
  const end = (failure: string) =>
    updateNotification(tx, row.id, ['WAITING'], { status: 'DROPPED', endedAt: now, failure })
  if (!choice[row.channel]) return void (await end('opted_out'))
  const dropReason = await dropReasonOf(tx, row, order, now)
  if (dropReason !== null) return void (await end(dropReason))
  const due = dueAt(row.channel, choice, order, now)
  if (due > now) return void (await updateNotification(tx, row.id, ['WAITING'], { dueAt: due }))
  if (row.channel === 'push') {
    await updateNotification(tx, row.id, ['WAITING'], { status: 'QUEUED' })
    return sendPushMessage(boss, tx, { notificationId: row.id })
  }
  const recipient = await recipientOf(tx, row.channel, { order, choice })
  if (recipient === null) return void (await end('no_recipient'))
  await updateNotification(tx, row.id, ['WAITING'], { status: 'HANDED', endedAt: now })
  await sendMailWith(boss, tx, {
    id: row.id,
    channel: row.channel,
    kind: 'notification',
    orderNumber: order.orderNumber,
    language: choice.language ?? chooseLanguage({ country: order.country, locale: null, preferred: [] }),
    recipient,
    firstName: order.shippingAddress?.firstName ?? null,
    returnMethod: null,
    requestedAt: now,
  })
}

/**
 * Tells a shopper of what happened, by the ways that they chose, in the transaction of the fact (BY-38): each way and browser once,
 * whatever is done again. What would come in the quiet hours waits for their end (`releaseDue`). @returns how many were not known yet.
 */
export const tell = async (deps: Boss, tx: Database, fact: Fact): Promise<number> => {
  const { orderNumber, event, object, now } = fact
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  if (!order) return 0
  const choice = await findChoice(tx, orderNumber)
  const devices = choice.push ? await findDevices(tx, orderNumber) : []
  const ways = [
    ...(choice.email && order.contactEmail !== null ? [{ channel: 'email', device: '' } as const] : []),
    ...(choice.text ? [{ channel: 'text', device: '' } as const] : []),
    ...devices.map(({ device }) => ({ channel: 'push', device }) as const),
  ].filter(({ channel }) => !isToldOtherwise(event, channel))
  const staleAt = staleFrom(event, {
    happenedAt: now.getTime(),
    orderDate: order.orderDate.toISOString(),
    country: countryOfRow(order),
  })
  let told = 0
  for (const way of ways) {
    const row = {
      ...way,
      id: randomUUID(),
      orderNumber,
      event,
      object,
      happenedAt: now,
      dueAt: dueAt(way.channel, choice, order, now),
      staleAt: new Date(staleAt),
    }
    if (!(await insertNotification(tx, row))) continue
    told += 1
    if (row.dueAt <= now) {
      await release(
        deps,
        tx,
        { ...row, status: 'WAITING', tries: 0, claimedUntil: null, endedAt: null, failure: null },
        now,
      )
    }
  }
  return told
}

/** Messages that are released in one transaction. */
const batch = 50

/** Has everything leave whose quiet hours are over; several hosts may do it at once. @returns how many were looked at. */
export const releaseDue = async (deps: Boss & Pick<AppDeps, 'db' | 'clock'>): Promise<number> => {
  const now = deps.clock.now()
  let released = 0
  for (;;) {
    const found = await deps.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(notifications)
        .where(and(eq(notifications.status, 'WAITING'), lte(notifications.dueAt, now)))
        .orderBy(asc(notifications.dueAt))
        .limit(batch)
        .for('update', { skipLocked: true })
      for (const row of rows) await release(deps, tx, row, now)
      return rows.length
    })
    released += found
    if (found < batch) return released
  }
}
