import type { AppDeps } from './app-deps.ts'
import { dropOldRows } from './housekeeping.ts'
import { listOpenJobs } from './modules/cancellation/cancellation.repository.ts'
import { settleCancellation, workCancellation } from './modules/cancellation/cancellation.worker.ts'
import { listOpenChanges } from './modules/delivery-changes/delivery-changes.repository.ts'
import { workDeliveryChange } from './modules/delivery-changes/delivery-changes.worker.ts'
import { takeLate } from './modules/exchange-making/end-exchange.ts'
import { listOpenCards, workCard } from './modules/exchange-making/exchange-cards.ts'
import {
  type CancellationMessage,
  cancellationQueue,
  createQueues,
  type DeliveryChangeMessage,
  deliveryChangesQueue,
  housekeepingQueue,
  type MailMessage,
  mailQueue,
  notificationsQueue,
  type PaymentMessage,
  type PushQueueMessage,
  paymentsQueue,
  pushQueue,
  type ReturnMessage,
  returnsQueue,
  sendCancellation,
  sendCard,
  sendDeliveryChange,
  sendMailMessage,
  sendPayment,
  sendPushMessage,
  sendRefund,
  sendReturn,
} from './modules/jobs/queues.ts'
import { createWorkers } from './modules/jobs/workers.ts'
import { listOpenMails } from './modules/mail/mail.repository.ts'
import { workMail } from './modules/mail/mail.worker.ts'
import { createMailer } from './modules/mail/mailer.ts'
import { createTextMessages } from './modules/mail/texts/text-messages.ts'
import { tellLastDays } from './modules/notifications/last-days.usecases.ts'
import { releaseDue } from './modules/notifications/tell.usecases.ts'
import { listOpenPartRefunds } from './modules/payments/payment-refunds.repository.ts'
import { listOpenPaymentJobs, listOpenRefunds } from './modules/payments/payments.repository.ts'
import { workPayment } from './modules/payments/payments.worker.ts'
import { workPartRefund, workRefund } from './modules/payments/refund.worker.ts'
import { listOpenPushes, workPush } from './modules/push/push.worker.ts'
import { listOpenCaptures } from './modules/returns/captures.repository.ts'
import { workCapture } from './modules/returns/captures.worker.ts'

export type JobsOptions = {
  /** `false` accepts work and leaves it to other hosts. */
  readonly work?: boolean
}

/**
 * Makes the queues and starts this host's workers. Jobs that a killed host left behind are queued again at once: a
 * second message for the same job does no harm, since only one completion counts. `boss` must be started; its `stop`
 * ends the workers.
 */
export const startJobs = async (deps: AppDeps, { work = true }: JobsOptions = {}): Promise<void> => {
  const { boss, db } = deps
  boss.on('stopped', () => void deps.labelPrinter.close())
  await createQueues(boss)
  if (!work) return
  for (const jobId of await listOpenJobs(db)) await sendCancellation(boss, db, { jobId, step: 'cancel' })
  for (const jobId of await listOpenChanges(db)) await sendDeliveryChange(boss, db, { jobId })
  for (const jobId of await listOpenCaptures(db)) await sendReturn(boss, db, { jobId })
  for (const jobId of await listOpenPaymentJobs(db)) await sendPayment(boss, db, { jobId })
  for (const refundOf of await listOpenRefunds(db)) await sendRefund(boss, db, { refundOf })
  for (const part of await listOpenPartRefunds(db)) await sendRefund(boss, db, part)
  for (const card of await listOpenCards(db)) await sendCard(boss, db, card)
  const { workOn, lookOut } = createWorkers(deps)
  await workOn<CancellationMessage>(cancellationQueue, async ({ data, signal }) => {
    const perform = data.step === 'settle' ? settleCancellation : workCancellation
    await perform(deps, data.jobId, signal)
  })
  await workOn<DeliveryChangeMessage>(deliveryChangesQueue, ({ data, signal }) =>
    workDeliveryChange(deps, data.jobId, signal),
  )
  await workOn<ReturnMessage>(returnsQueue, ({ data, signal }) => workCapture(deps, data.jobId, signal))
  await workOn<PaymentMessage>(paymentsQueue, ({ data, signal }) => {
    if ('card' in data) return workCard(deps, data.card, signal)
    if (!('refundOf' in data)) return workPayment(deps, data.jobId, signal)
    return data.part === undefined
      ? workRefund(deps, data.refundOf, signal)
      : workPartRefund(deps, data.part, signal)
  })
  const senders = await readyMail(deps)
  await workOn<MailMessage>(mailQueue, ({ data }) => workMail(deps, senders, data.mailId))
  for (const notificationId of await listOpenPushes(db)) await sendPushMessage(boss, db, { notificationId })
  await workOn<PushQueueMessage>(pushQueue, ({ data }) => workPush(deps, data.notificationId))
  lookOut()
  await boss.work(notificationsQueue, { pollingIntervalSeconds: 30 }, () => tellDue(deps))
  await boss.schedule(notificationsQueue, '* * * * *')
  await boss.work(housekeepingQueue, { pollingIntervalSeconds: 60 }, async () => {
    await dropOldRows(db)
    await takeLate(deps)
  })
  await boss.schedule(housekeepingQueue, '17 * * * *')
}

/** Tells what has become due: what waited for the end of the quiet hours, and the last days to return (BY-39). */
export const tellDue = async (deps: Pick<AppDeps, 'boss' | 'db' | 'clock'>): Promise<void> => {
  await deps.clock.refresh()
  await releaseDue(deps)
  await tellLastDays(deps)
}

/** Mails that a killed host left behind are queued again as well: a second message finds the mail sent. */
const readyMail = async ({ boss, db, settings }: AppDeps) => {
  const mailer = settings.smtpUrl ? createMailer(settings.smtpUrl) : null
  boss.on('stopped', () => mailer?.close())
  for (const mailId of await listOpenMails(db)) await sendMailMessage(boss, db, { mailId })
  return { mailer, texts: settings.texts ? createTextMessages(settings.texts) : null }
}
