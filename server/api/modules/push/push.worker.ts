import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type PushMessage, PushSubscription } from '../../../../contract/notifications/notification.ts'
import { chooseLanguage, directionOf, localeTag } from '../../../../domain/languages/locale.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { hostLanguage } from '../../../common/host-language.ts'
import { createSealing, hashToken } from '../../../common/sealing.ts'
import type { Database } from '../../../db/schema.ts'
import { type NotificationRow, notifications } from '../../../db/tables/notifications/notifications.ts'
import { type OrderRow, orders } from '../../../db/tables/orders.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import type { AppDeps } from '../../app-deps.ts'
import { sentenceOf } from '../notification-facts/notification-words.ts'
import {
  type Choice,
  dropDevice,
  findChoice,
  findDevice,
  isWanted,
  pushPurpose,
  updateNotification,
} from '../notification-facts/notifications.repository.ts'
import { dropReasonOf } from '../notification-facts/true-now.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'settings' | 'push'>

/** Longer than a service may take to answer; a host that died in the middle gives the message free after it. */
const claimMs = 30_000

/** Tries until a message is given up; with the queue's waits between them about an hour. */
const maxTries = 10

/** Seconds for which a service keeps a message for a browser that is not there, at most. */
const maxTtl = 24 * 60 * 60

/** To be tried again: the queue waits and delivers the message once more. */
class PushToBeTriedAgain extends Error {
  override readonly name = 'PushToBeTriedAgain'
}

/** Takes a message for one host to send; `null`: it was sent, dropped, or another host is at it. */
const claim = async (db: Database, id: string): Promise<NotificationRow | null> => {
  const [row] = await db
    .update(notifications)
    .set({
      status: 'SENDING',
      tries: sql`${notifications.tries} + 1`,
      claimedUntil: sql`now() + ${`${claimMs} milliseconds`}::interval`,
    })
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.channel, 'push'),
        or(
          eq(notifications.status, 'QUEUED'),
          and(eq(notifications.status, 'SENDING'), lt(notifications.claimedUntil, sql`now()`)),
        ),
      ),
    )
    .returning()
  return row ?? null
}

const isBeingSent = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(notifications, and(eq(notifications.id, id), eq(notifications.status, 'SENDING')))) > 0

/** Pushes that are to be sent and have not left, for a host that starts. */
export const listOpenPushes = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.channel, 'push'), inArray(notifications.status, ['QUEUED', 'SENDING'])))
  return rows.map(({ id }) => id)
}

/** What a browser gets: what happened to which order, and nothing of who ordered what (BY-41, BY-42). */
export const pushMessageOf = (
  { event, object }: Pick<NotificationRow, 'event' | 'object'>,
  order: OrderRow,
  { language, timeZone }: Pick<Choice, 'language' | 'timeZone'>,
): PushMessage => {
  const page = language ?? chooseLanguage({ country: order.country, locale: null, preferred: [] })
  const catalog = hostLanguage([localeTag(page, order.country)])
  const told = {
    i18n: i18nIn(catalog),
    tag: localeTag(catalog, order.country),
    order,
    timeZone: timeZone ?? 'UTC',
  }
  const { orderNumber } = order
  return {
    event,
    orderNumber,
    title: shop.name,
    body: sentenceOf(event, told),
    path: `/${order.country}/${page}/orders/${order.upmId === null ? 'details' : 'sales'}/${orderNumber}`,
    tag: topicOf({ orderNumber, event, object }),
    language: catalog,
    dir: directionOf(catalog),
  }
}

/** The same for every try, so that a service and a browser show it once: 32 characters. */
const topicOf = ({
  orderNumber,
  event,
  object,
}: Pick<NotificationRow, 'orderNumber' | 'event' | 'object'>): string =>
  hashToken(`${orderNumber}\n${event}\n${object}`).slice(0, 32)

/** Answers by which a service says that it does not know our key for a subscription: it is of no use any more. */
const keyRefusals: readonly string[] = ['401', '403']

const openSubscription = async (secret: string, sealed: string): Promise<PushSubscription | null> => {
  const text = await createSealing(secret).open(pushPurpose, sealed)
  return text === null ? null : v.parse(PushSubscription, JSON.parse(text))
}

/**
 * Sends a web push. May run any number of times for it, at the same time too: one host at a time has it, and what has left does not leave
 * again. A browser that is gone is forgotten; rejects when it is to be tried again (BY-41).
 */
export const workPush = async (deps: WorkerDeps, id: string): Promise<void> => {
  const { db, clock, log, settings, push } = deps
  const row = await claim(db, id)
  if (row === null) {
    if (await isBeingSent(db, id)) throw new PushToBeTriedAgain()
    return
  }
  await clock.refresh()
  const now = clock.now()
  const end = async (status: 'SENT' | 'DROPPED' | 'GONE' | 'FAILED', failure: string | null = null) => {
    await updateNotification(db, id, ['SENDING'], { status, endedAt: now, claimedUntil: null, failure })
    log('info', 'push.ended', { notificationId: id, told: row.event, status, failure })
  }
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, row.orderNumber))
  if (order === undefined) return end('DROPPED', 'stale')
  const dropReason = await dropReasonOf(db, row, order, now)
  if (dropReason !== null) return end('DROPPED', dropReason)
  const isOff = async () => !(await isWanted(db, row.orderNumber, 'push'))
  const device = await findDevice(db, row)
  if (device === undefined) return (await isOff()) ? end('DROPPED', 'opted_out') : end('GONE')
  const subscription = await openSubscription(settings.secret, device.subscription)
  if (subscription === null) {
    await dropDevice(db, row.device)
    return end('GONE')
  }
  const message = pushMessageOf(row, order, await findChoice(db, row.orderNumber))
  // Asked last: whoever has switched it off before now gets nothing any more.
  if (await isOff()) return end('DROPPED', 'opted_out')
  const answer = await push.send(subscription, {
    message: JSON.stringify(message),
    ttl: Math.max(0, Math.min(maxTtl, Math.floor((row.staleAt.getTime() - now.getTime()) / 1000))),
    topic: message.tag,
    now: new Date(),
  })
  if (answer.kind === 'sent') return end('SENT')
  if (answer.kind === 'gone') {
    await dropDevice(db, row.device)
    return end('GONE')
  }
  if (answer.kind === 'refused' && keyRefusals.includes(answer.code)) await dropDevice(db, row.device)
  if (answer.kind === 'refused' || row.tries >= maxTries) return end('FAILED', answer.code)
  await updateNotification(db, id, ['SENDING'], {
    status: 'QUEUED',
    claimedUntil: null,
    failure: answer.code,
  })
  log('warn', 'push.delayed', { notificationId: id, told: row.event, tries: row.tries, code: answer.code })
  throw new PushToBeTriedAgain()
}
