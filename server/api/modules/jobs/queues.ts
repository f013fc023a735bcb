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

/** The trace that a message goes on with: that of the request which has sent it. */
type Traced = { readonly traceparent?: string | undefined }

export type DeliveryChangeMessage = Traced & { readonly jobId: string }
export type ReturnMessage = Traced & { readonly jobId: string }
export type CancellationMessage = Traced & { readonly jobId: string; readonly step: 'cancel' | 'settle' }

/** A payment to be prepared, or one to be given back. */
export type PaymentMessage = (Traced & { readonly jobId: string }) | RefundMessage
/** `part`: a part of the payment alone. */
export type RefundMessage = Traced & { readonly refundOf: string; readonly part?: string | undefined }

export type MailMessage = Traced & { readonly mailId: string }

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
  await boss.createQueue(mailQueue, {
    notify: true,
    retryLimit: 40,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
    heartbeatSeconds: 10,
  })
  await boss.createQueue(housekeepingQueue, { retryLimit: 3, expireInSeconds: 300 })
  for (const queue of [
    cancellationQueue,
    deliveryChangesQueue,
    returnsQueue,
    paymentsQueue,
    mailQueue,
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

/** The same for a return that was asked for. */
export const sendReturn = (boss: PgBoss, tx: Database, message: ReturnMessage): Promise<void> =>
  put(boss, tx, returnsQueue, message)

/** The same for a payment that is given back. */
export const sendRefund = (boss: PgBoss, tx: Database, message: RefundMessage): Promise<void> =>
  put(boss, tx, paymentsQueue, message)

/** The same for the preparing of a payment. */
export const sendPayment = (boss: PgBoss, tx: Database, message: PaymentMessage): Promise<void> =>
  put(boss, tx, paymentsQueue, message)
