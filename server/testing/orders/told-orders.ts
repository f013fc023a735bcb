import { and, eq } from 'drizzle-orm'
import type { PushSubscription } from '../../../contract/notifications/notification.ts'
import type { NotificationChoice } from '../../../contract/notifications/notification-calls.ts'
import { chooseNotifications } from '../../../contract/notifications/notification-calls.ts'
import { createPushBrowser, listPushMessages, playParcel } from '../../../contract/sandbox/told.ts'
import { workMail } from '../../api/modules/mail/mail.worker.ts'
import type { MailAnswer } from '../../api/modules/mail/mailer.ts'
import { workPush } from '../../api/modules/push/push.worker.ts'
import { type NotificationRow, notifications } from '../../db/tables/notifications/notifications.ts'
import { outgoingMails } from '../../db/tables/outgoing-mails.ts'
import { type ApiRequest, send, sendOk } from '../host/api-client.ts'
import type { TestHost } from '../host/test-host.ts'
import { addOrder, newMember, type OrderParts } from './build-order.ts'

export type Told = { readonly orderNumber: string; readonly who: Pick<ApiRequest, 'as' | 'filter'> }

/** What left, by which way and to whom. */
type Left = {
  readonly id: string
  readonly to: string
  readonly text: string
  readonly headers: object
}

const preparing = { status: 'Preparing Shipment', statusVariant: 'PREPARING_SHIPMENT' }

/** Orders whose shoppers are told of them, on a host whose workers do not work by themselves. */
export const toldOrders = (host: TestHost) => {
  const { db } = host.deps
  const mails: Left[] = []
  const texts: Left[] = []
  const sent = async (): Promise<MailAnswer> => ({ kind: 'sent' })
  const senders = {
    mailer: {
      send: (id: string, to: string, { text, headers = {} }: { text: string; headers?: object }) => {
        mails.push({ id, to, text, headers })
        return sent()
      },
      close: () => undefined,
    },
    texts: {
      send: (id: string, to: string, text: string) => {
        texts.push({ id, to, text, headers: {} })
        return sent()
      },
    },
  }
  const order = async (parts: OrderParts = {}): Promise<Told> => {
    const as = newMember()
    const orderNumber = await addOrder(db, { upmId: as, lines: [preparing], ...parts })
    return { orderNumber, who: { as } }
  }
  const bodyOf = (choice: Partial<NotificationChoice> = {}): NotificationChoice => ({
    channels: ['email'],
    phone: null,
    subscription: null,
    forget: null,
    timeZone: 'UTC',
    language: 'en',
    ...choice,
  })
  const choose = (of: Told, choice: Partial<NotificationChoice> = {}, more: ApiRequest = {}) =>
    send(host.app, chooseNotifications, {
      ...of.who,
      ...more,
      params: { orderNumber: of.orderNumber },
      body: bodyOf(choice),
    })
  const browser = (): Promise<PushSubscription> => sendOk(host.app, createPushBrowser, { body: {} })
  return {
    mails,
    texts,
    order,
    bodyOf,
    choose,
    browser,
    chosen: async (of: Told, choice: Partial<NotificationChoice>) => {
      const { status, body } = await choose(of, choice)
      if (status !== 200) throw new Error(`not chosen: ${JSON.stringify(body)}`)
    },
    play: (of: Told, step: 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED') =>
      send(host.app, playParcel, { params: { orderNumber: of.orderNumber }, body: { step } }),
    /** What is, or was, to be told of an order. */
    rows: (of: Told): Promise<NotificationRow[]> =>
      db.select().from(notifications).where(eq(notifications.orderNumber, of.orderNumber)),
    /** Works everything that waits for a worker. */
    work: async () => {
      const open = await db
        .select()
        .from(outgoingMails)
        .where(and(eq(outgoingMails.kind, 'notification'), eq(outgoingMails.status, 'QUEUED')))
      for (const { id } of open) await workMail(host.deps, senders as never, id)
      const pushes = await db.select().from(notifications).where(eq(notifications.status, 'QUEUED'))
      for (const { id } of pushes) await workPush(host.deps, id).catch(() => undefined)
    },
    pushes: (of: Told) => sendOk(host.app, listPushMessages, { query: { orderNumber: of.orderNumber } }),
    mailsTo: (of: Told) => mails.filter(({ text }) => text.includes(of.orderNumber)),
    textsOf: (of: Told) => texts.filter(({ text }) => text.includes(of.orderNumber)),
  }
}
