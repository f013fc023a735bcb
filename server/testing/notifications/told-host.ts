import { eq } from 'drizzle-orm'
import type { NotificationEvent, PushSubscription } from '../../../contract/notifications/notification.ts'
import { chooseNotifications, getNotifications } from '../../../contract/notifications/notification-calls.ts'
import { tell } from '../../api/modules/notifications/tell.usecases.ts'
import { lockOrder } from '../../api/modules/orders/lock-order.ts'
import { type NotificationRow, notifications } from '../../db/tables/notifications/notifications.ts'
import { type MailRow, outgoingMails } from '../../db/tables/outgoing-mails.ts'
import { send } from '../host/api-client.ts'
import { startTestHost, type TestHost, type TestHostOptions, testSettings } from '../host/test-host.ts'
import { addOrder, type OrderParts } from '../orders/build-order.ts'

/** A shop that sends texts, where nothing leaves by itself: tests send what they look at. */
export const startToldHost = ({ overrides, ...options }: TestHostOptions = {}): Promise<TestHost> =>
  startTestHost({
    work: false,
    ...options,
    overrides: {
      settings: {
        ...testSettings,
        texts: { url: 'https://texts.podium.example/v1', token: null, sender: 'Podium' },
      },
      ...overrides,
    },
  })

/** A guest's order of the Netherlands, on its way, and how its guest calls. */
export const addToldOrder = async ({ deps }: TestHost, parts: OrderParts = {}) => {
  const contactEmail = `sanne.${crypto.randomUUID()}@podium.example`
  const orderNumber = await addOrder(deps.db, {
    upmId: null,
    country: 'nl',
    contactEmail,
    phoneCountryCode: '31',
    phoneNumber: '612345678',
    shippingAddress: { firstName: 'Sanne', address1: 'Lindelaan 12', city: 'Utrecht' },
    lines: [{ status: 'Shipped', returnable: true, returnableQuantity: 1 }],
    ...parts,
  })
  const filter = `email(${contactEmail})`
  return { orderNumber, contactEmail, filter, params: { orderNumber } }
}
export type ToldOrder = Awaited<ReturnType<typeof addToldOrder>>

export type ChoiceBody = {
  readonly channels?: readonly string[]
  readonly phone?: string | null
  readonly subscription?: PushSubscription | null
  readonly forget?: string | null
  readonly timeZone?: string
  readonly language?: string
}

/** Chooses how the guest of an order is told of it. */
export const choose = (
  { app }: TestHost,
  { params, filter }: Pick<ToldOrder, 'params' | 'filter'>,
  body: ChoiceBody = {},
  more: { readonly key?: string } = {},
) =>
  send(app, chooseNotifications, {
    params,
    filter,
    query: { filter },
    body: {
      channels: ['email'],
      phone: null,
      subscription: null,
      forget: null,
      timeZone: 'Europe/Amsterdam',
      language: 'en',
      ...body,
    },
    ...more,
  })

export const standing = ({ app }: TestHost, { params, filter }: Pick<ToldOrder, 'params' | 'filter'>) =>
  send(app, getNotifications, { params, filter, query: { filter } })

/** Has something happen to an order, in a transaction of its own. */
export const happen = ({ deps }: TestHost, orderNumber: string, event: NotificationEvent, object = '') =>
  deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderNumber)
    await tell(deps, tx, { orderNumber, event, object, now: deps.clock.now() })
  })

/** What is, or was, to be told of an order, by its way. */
export const toldOf = async ({ deps }: TestHost, orderNumber: string): Promise<NotificationRow[]> =>
  (await deps.db.select().from(notifications).where(eq(notifications.orderNumber, orderNumber))).toSorted(
    (one, other) => one.channel.localeCompare(other.channel) || one.device.localeCompare(other.device),
  )

/** Mails and texts of an order that tell what happened. */
export const messagesOf = async ({ deps }: TestHost, orderNumber: string): Promise<MailRow[]> =>
  (await deps.db.select().from(outgoingMails).where(eq(outgoingMails.orderNumber, orderNumber))).toSorted(
    (one, other) => one.channel.localeCompare(other.channel),
  )
