import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  notificationChannels,
  notificationEvents,
  notificationPhones,
} from '../../../../contract/notifications/notification.ts'
import { instant } from '../columns.ts'
import { orders } from '../orders.ts'

const listOf = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))
const orderNumber = () =>
  text('order_number')
    .notNull()
    .references(() => orders.orderNumber, { onDelete: 'cascade' })

/** How a shopper is told of an order (BY-36), as it was chosen last; without a row by mail alone. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    orderNumber: orderNumber().primaryKey(),
    email: boolean('email').notNull(),
    text: boolean('text').notNull(),
    push: boolean('push').notNull(),
    /** Whose phone texts go to. */
    phone: text('phone', { enum: notificationPhones }),
    /** Two letters of the page's language. */
    language: text('language'),
    /** IANA name, of the browser that chose. */
    timeZone: text('time_zone'),
    /** The host's own time (`Clock`); `null`: a link has stopped something before anything was chosen. */
    chosenAt: instant('chosen_at'),
  },
  (t) => [
    check('notification_choices_phone', sql`${t.phone} in (${listOf(notificationPhones)})`),
    check('notification_choices_text', sql`not ${t.text} or ${t.phone} is not null`),
  ],
)
export type NotificationChoiceRow = typeof notificationChoices.$inferSelect

/** Phones that texts about an order shall go to (BY-37). The code stands nowhere: it is made from the row's id and the host's secret. */
export const notificationPhoneCodes = pgTable(
  'notification_phones',
  {
    /** Id of the message that carries the code as well. */
    id: uuid('id').primaryKey(),
    orderNumber: orderNumber(),
    /** Digits with the calling code. */
    phone: text('phone').notNull(),
    /** Codes that were tried. */
    tries: integer('tries').notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** A newer code, the right one or the last try has ended it. */
    endedAt: instant('ended_at'),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('notification_phones_order').on(t.orderNumber, t.requestedAt),
    index('notification_phones_requested').on(t.requestedAt),
    check('notification_phones_digits', sql`${t.phone} ~ '^[0-9]{7,15}$'`),
    check('notification_phones_tries', sql`${t.tries} between 0 and 5`),
  ],
)
export type NotificationPhoneRow = typeof notificationPhoneCodes.$inferSelect

/** Browsers that are told of an order by web push (BY-41). */
export const pushDevices = pgTable(
  'push_devices',
  {
    orderNumber: orderNumber(),
    /** SHA-256 of the endpoint, base64url: what pages know it by. */
    device: text('device').notNull(),
    /** Endpoint and keys as JSON, sealed: whoever has them can reach the shopper. */
    subscription: text('subscription').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderNumber, t.device] }),
    check('push_devices_device', sql`${t.device} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
)
export type PushDeviceRow = typeof pushDevices.$inferSelect

/**
 * `WAITING` for the end of the quiet hours; `QUEUED` and `SENDING` are on their way; `HANDED`: its mail or text message (`outgoing_mails`,
 * of the same id) says the rest; `DROPPED`: nobody wants it or can use it any more; `GONE`: nobody is there any more.
 */
export const notificationStatuses = [
  'WAITING',
  'QUEUED',
  'SENDING',
  'HANDED',
  'SENT',
  'DROPPED',
  'GONE',
  'FAILED',
] as const
export type NotificationStatus = (typeof notificationStatuses)[number]

/** What was, or is to be, told of an order: one row for each event, way and browser (BY-38). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    /** The sales order. */
    orderNumber: orderNumber(),
    event: text('event', { enum: notificationEvents }).notNull(),
    /** What of the order it happened to: a parcel, a return; empty for all of it. */
    object: text('object').notNull(),
    channel: text('channel', { enum: notificationChannels }).notNull(),
    /** The browser of a push; empty for others. */
    device: text('device').notNull().default(''),
    status: text('status', { enum: notificationStatuses }).notNull(),
    /** The host's own time, as all that follows but `claimedUntil`. */
    happenedAt: instant('happened_at').notNull(),
    /** Not before; that is the end of the quiet hours where it came in them. */
    dueAt: instant('due_at').notNull(),
    /** Of no use from here on. */
    staleAt: instant('stale_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Real time until which a host may be sending it. */
    claimedUntil: instant('claimed_until'),
    endedAt: instant('ended_at'),
    /** Why it ended without being told, or what the last try came to; never anybody's own words. */
    failure: text('failure'),
  },
  (t) => [
    unique('notifications_once').on(t.orderNumber, t.event, t.object, t.channel, t.device),
    index('notifications_due').on(t.dueAt).where(sql`${t.status} = 'WAITING'`),
    index('notifications_open').on(t.status).where(sql`${t.status} in ('QUEUED', 'SENDING')`),
    check('notifications_event', sql`${t.event} in (${listOf(notificationEvents)})`),
    check('notifications_channel', sql`${t.channel} in (${listOf(notificationChannels)})`),
    check('notifications_status', sql`${t.status} in (${listOf(notificationStatuses)})`),
    check('notifications_device', sql`(${t.channel} = 'push') = (${t.device} <> '')`),
  ],
)
export type NotificationRow = typeof notifications.$inferSelect
