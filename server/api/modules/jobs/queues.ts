import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss, type SendOptions } from 'pg-boss'
import type { Database } from '../../../db/schema.ts'

export const cancellationQueue = 'cancellation'
export const returnsQueue = 'returns'
export const paymentsQueue = 'payments'
export const housekeepingQueue = 'housekeeping'
export const mailQueue = 'mail'

export type ReturnMessage = { readonly jobId: string }
export type CancellationMessage = { readonly jobId: string; readonly step: 'cancel' | 'settle' }

/** A payment to be prepared, or one to be given back. */
export type PaymentMessage = { readonly jobId: string } | RefundMessage
export type RefundMessage = { readonly refundOf: string }

export type MailMessage = { readonly mailId: string }

/** Makes the queues where they are missing. Sending needs them in pg-boss's cache, which `findJobs` fills. */
export const createQueues = async (boss: PgBoss): Promise<void> => {
  for (const queue of [cancellationQueue, returnsQueue, paymentsQueue]) {
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
  for (const queue of [cancellationQueue, returnsQueue, paymentsQueue, mailQueue, housekeepingQueue]) {
    await boss.findJobs(queue, { id: randomUUID() })
  }
}

/** Puts a message into the queue in the same transaction as the rows it speaks of. */
export const sendCancellation = async (
  boss: PgBoss,
  tx: Database,
  message: CancellationMessage,
  options: Pick<SendOptions, 'startAfter'> = {},
): Promise<void> => {
  await boss.send(cancellationQueue, message, {
    ...options,
    db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql),
  })
}

/** The same for a mail. */
export const sendMailMessage = async (boss: PgBoss, tx: Database, message: MailMessage): Promise<void> => {
  await boss.send(mailQueue, message, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
}

/** The same for a return that was asked for. */
export const sendReturn = async (boss: PgBoss, tx: Database, message: ReturnMessage): Promise<void> => {
  await boss.send(returnsQueue, message, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
}

/** The same for a payment that is given back. */
export const sendRefund = async (boss: PgBoss, tx: Database, message: RefundMessage): Promise<void> => {
  await boss.send(paymentsQueue, message, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
}

/** The same for the preparing of a payment. */
export const sendPayment = async (boss: PgBoss, tx: Database, message: PaymentMessage): Promise<void> => {
  await boss.send(paymentsQueue, message, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
}
