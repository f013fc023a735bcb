import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss, type SendOptions } from 'pg-boss'
import { currentTraceparent } from '../../../common/tracing.ts'
import type { Database } from '../../../db/schema.ts'

export const cancellationQueue = 'cancellation'
export const deliveryChangesQueue = 'delivery-changes'
export const returnsQueue = 'returns'
export const paymentsQueue = 'payments'
export const housekeepingQueue = 'housekeeping'
export const mailQueue = 'mail'
export const pushQueue = 'push'
/** Wakes whoever releases what waited for the end of the quiet hours, and looks for last days to return. */
export const notificationsQueue = 'notifications'

/** The trace that a message goes on with: that of the request which has sent it. */
type Traced = { readonly traceparent?: string | undefined }

export type DeliveryChangeMessage = Traced & { readonly jobId: string }
export type ReturnMessage = Traced & { readonly jobId: string }
export type CancellationMessage = Traced & { readonly jobId: string; readonly step: 'cancel' | 'settle' }

/** A sum of an exchange that the provider is told of. */
export type CardMessage = Traced & { readonly card: string }

/** A payment to be prepared, one to be given back, or a sum of an exchange. */
export type PaymentMessage = (Traced & { readonly jobId: string }) | RefundMessage | CardMessage
/** `part`: a part of the payment alone. */
export type RefundMessage = Traced & { readonly refundOf: string; readonly part?: string | undefined }

export type MailMessage = Traced & { readonly mailId: string }
export type PushQueueMessage = Traced & { readonly notificationId: string }

/** Makes the queues where they are missing. Sending needs them in pg-boss's cache, which `findJobs` fills. */
export const createQueues = async (boss: PgBoss): Promise<void> => {
  for (const queue of [cancellationQueue, deliveryChangesQueue, returnsQueue, paymentsQueue]) {
    await boss.createQueue(queue, {
      notify: true,
      retryLimit: 100,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 30,
      expireInSeconds: 120,
      heartbeatSeconds: 10,
    })
  }
  for (const queue of [mailQueue, pushQueue]) {
    await boss.createQueue(queue, {
      notify: true,
      retryLimit: 40,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      heartbeatSeconds: 10,
    })
  }
  await boss.createQueue(housekeepingQueue, { retryLimit: 3, expireInSeconds: 300 })
  await boss.createQueue(notificationsQueue, { retryLimit: 3, expireInSeconds: 300 })
  for (const queue of [
    cancellationQueue,
    deliveryChangesQueue,
    returnsQueue,
    paymentsQueue,
    mailQueue,
    pushQueue,
    notificationsQueue,
    housekeepingQueue,
  ]) {
    await boss.findJobs(queue, { id: randomUUID() })
  }
}

const put = async <Message extends Traced>(
  boss: PgBoss,
  tx: Database,
  queue: string,
  message: Message,
  options: Pick<SendOptions, 'startAfter'> = {},
): Promise<void> => {
  const traceparent = currentTraceparent()
  await boss.send(queue, traceparent === undefined ? message : { ...message, traceparent }, {
    ...options,
    db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql),
  })
}

/** Puts a message into the queue in the same transaction as the rows it speaks of. */
export const sendCancellation = (
  boss: PgBoss,
  tx: Database,
  message: CancellationMessage,
  options: Pick<SendOptions, 'startAfter'> = {},
): Promise<void> => put(boss, tx, cancellationQueue, message, options)

/** The same for another delivery. */
export const sendDeliveryChange = (
  boss: PgBoss,
  tx: Database,
  message: DeliveryChangeMessage,
): Promise<void> => put(boss, tx, deliveryChangesQueue, message)

/** The same for a mail. */
export const sendMailMessage = (boss: PgBoss, tx: Database, message: MailMessage): Promise<void> =>
  put(boss, tx, mailQueue, message)

/** The same for a web push. */
export const sendPushMessage = (boss: PgBoss, tx: Database, message: PushQueueMessage): Promise<void> =>
  put(boss, tx, pushQueue, message)

/** The same for a return that was asked for. */
export const sendReturn = (boss: PgBoss, tx: Database, message: ReturnMessage): Promise<void> =>
  put(boss, tx, returnsQueue, message)

/** The same for a payment that is given back. */
export const sendRefund = (boss: PgBoss, tx: Database, message: RefundMessage): Promise<void> =>
  put(boss, tx, paymentsQueue, message)

/** The same for a sum of an exchange. */
export const sendCard = (boss: PgBoss, tx: Database, message: CardMessage): Promise<void> =>
  put(boss, tx, paymentsQueue, message)

/** The same for the preparing of a payment. */
export const sendPayment = (boss: PgBoss, tx: Database, message: PaymentMessage): Promise<void> =>
  put(boss, tx, paymentsQueue, message)
