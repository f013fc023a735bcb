import { and, count, desc, eq, gt, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { NotificationChannel } from '../../../../contract/notifications/notification.ts'
import type { Database } from '../../../db/schema.ts'
import {
  type NotificationChoiceRow,
  type NotificationPhoneRow,
  type NotificationRow,
  notificationChoices,
  notificationPhoneCodes,
  notifications,
  type PushDeviceRow,
  pushDevices,
} from '../../../db/tables/notifications/notifications.ts'
import { orders } from '../../../db/tables/orders.ts'

/** What holds before anything was chosen: the shop's mails, as ever. */
export type Choice = Omit<NotificationChoiceRow, 'orderNumber'>
const untilChosen: Choice = {
  email: true,
  text: false,
  push: false,
  phone: null,
  language: null,
  timeZone: null,
  chosenAt: null,
}

export const findChoice = async (db: Database, orderNumber: string): Promise<Choice> => {
  const [row] = await db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.orderNumber, orderNumber))
  return row ?? untilChosen
}

/** Keeps a choice in place of the one before. The caller holds the order's row. */
export const storeChoice = async (tx: Database, orderNumber: string, choice: Choice): Promise<void> => {
  await tx
    .insert(notificationChoices)
    .values({ ...choice, orderNumber })
    .onConflictDoUpdate({ target: notificationChoices.orderNumber, set: choice })
}

/**
 * Whether an order is told of this way, once nobody changes it any more: whoever switches a way off holds the order's row, so that what is
 * asked here is answered before or after that, never in between (BY-40).
 */
export const isWanted = (db: Database, orderNumber: string, channel: NotificationChannel): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.select({ one: sql`1` }).from(orders).where(eq(orders.orderNumber, orderNumber)).for('share')
    return (await findChoice(tx, orderNumber))[channel]
  })

/** What a browser's subscription is sealed for. */
export const pushPurpose = 'push-subscription'

export const findDevices = (db: Database, orderNumber: string): Promise<PushDeviceRow[]> =>
  db.select().from(pushDevices).where(eq(pushDevices.orderNumber, orderNumber)).orderBy(pushDevices.addedAt)

export const findDevice = async (
  db: Database,
  { orderNumber, device }: Pick<PushDeviceRow, 'orderNumber' | 'device'>,
): Promise<PushDeviceRow | undefined> =>
  (
    await db
      .select()
      .from(pushDevices)
      .where(and(eq(pushDevices.orderNumber, orderNumber), eq(pushDevices.device, device)))
  )[0]

export const storeDevice = async (tx: Database, row: PushDeviceRow): Promise<void> => {
  await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [pushDevices.orderNumber, pushDevices.device],
      set: { subscription: row.subscription },
    })
}

/** Forgets all browsers of an order. */
export const dropDevices = async (tx: Database, orderNumber: string): Promise<void> => {
  await tx.delete(pushDevices).where(eq(pushDevices.orderNumber, orderNumber))
}

/** Forgets one browser of an order; others of its orders keep it. */
export const dropDeviceOf = async (
  tx: Database,
  { orderNumber, device }: Pick<PushDeviceRow, 'orderNumber' | 'device'>,
): Promise<void> => {
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.orderNumber, orderNumber), eq(pushDevices.device, device)))
}

/** Forgets a browser that is gone, for whatever order it was told of. */
export const dropDevice = async (db: Database, device: string): Promise<void> => {
  await db.delete(pushDevices).where(eq(pushDevices.device, device))
}

/** The phone that a code has confirmed last, digits with the calling code. */
export const findConfirmedPhone = async (db: Database, orderNumber: string): Promise<string | null> => {
  const [row] = await db
    .select({ phone: notificationPhoneCodes.phone })
    .from(notificationPhoneCodes)
    .where(
      and(eq(notificationPhoneCodes.orderNumber, orderNumber), isNotNull(notificationPhoneCodes.confirmedAt)),
    )
    .orderBy(desc(notificationPhoneCodes.confirmedAt))
    .limit(1)
  return row?.phone ?? null
}

/** The code of a phone that can be tried, held until the transaction ends. */
export const lockPhoneCode = async (
  tx: Database,
  { orderNumber, phone, now }: { readonly orderNumber: string; readonly phone: string; readonly now: Date },
): Promise<NotificationPhoneRow | undefined> => {
  const [row] = await tx
    .select()
    .from(notificationPhoneCodes)
    .where(
      and(
        eq(notificationPhoneCodes.orderNumber, orderNumber),
        eq(notificationPhoneCodes.phone, phone),
        isNull(notificationPhoneCodes.endedAt),
        gt(notificationPhoneCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(notificationPhoneCodes.requestedAt))
    .limit(1)
    .for('update')
  return row
}

/** Keeps a new code and ends those before it of the order. */
export const startPhoneCode = async (
  tx: Database,
  code: Pick<NotificationPhoneRow, 'id' | 'orderNumber' | 'phone' | 'requestedAt' | 'expiresAt'>,
): Promise<void> => {
  await tx
    .update(notificationPhoneCodes)
    .set({ endedAt: code.requestedAt })
    .where(
      and(eq(notificationPhoneCodes.orderNumber, code.orderNumber), isNull(notificationPhoneCodes.endedAt)),
    )
  await tx.insert(notificationPhoneCodes).values(code)
}

export const updatePhoneCode = async (
  tx: Database,
  id: string,
  change: Partial<Pick<NotificationPhoneRow, 'tries' | 'endedAt' | 'confirmedAt'>>,
): Promise<void> => {
  await tx.update(notificationPhoneCodes).set(change).where(eq(notificationPhoneCodes.id, id))
}

/** Codes that were asked for since then, and when the first of them was. */
export const phoneCodesSince = async (db: Database, since: Date) => {
  const [row] = await db
    .select({ made: count(), first: min(notificationPhoneCodes.requestedAt) })
    .from(notificationPhoneCodes)
    .where(gt(notificationPhoneCodes.requestedAt, since))
  return { made: row?.made ?? 0, first: row?.first ?? null }
}

export type NewNotification = Pick<
  NotificationRow,
  'id' | 'orderNumber' | 'event' | 'object' | 'channel' | 'device' | 'happenedAt' | 'dueAt' | 'staleAt'
>

/** Keeps what is to be told, once for its event, way and browser; `false` where it is known already (BY-38). */
export const insertNotification = async (tx: Database, row: NewNotification): Promise<boolean> => {
  const rows = await tx
    .insert(notifications)
    .values({ ...row, status: 'WAITING' })
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return rows.length === 1
}

export const updateNotification = async (
  db: Database,
  id: string,
  from: readonly NotificationRow['status'][],
  change: Partial<Pick<NotificationRow, 'status' | 'dueAt' | 'endedAt' | 'failure' | 'claimedUntil'>>,
): Promise<boolean> => {
  const rows = await db
    .update(notifications)
    .set(change)
    .where(and(eq(notifications.id, id), inArray(notifications.status, [...from])))
    .returning({ id: notifications.id })
  return rows.length === 1
}
