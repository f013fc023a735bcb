import type { AppDeps } from './app-deps.ts'
import { dropOldRows } from './housekeeping.ts'
import { listOpenJobs } from './modules/cancellation/cancellation.repository.ts'
import { settleCancellation, workCancellation } from './modules/cancellation/cancellation.worker.ts'
import {
  type CancellationMessage,
  cancellationQueue,
  createQueues,
  housekeepingQueue,
  type MailMessage,
  mailQueue,
  type PaymentMessage,
  paymentsQueue,
  type ReturnMessage,
  returnsQueue,
  sendCancellation,
  sendMailMessage,
  sendPayment,
  sendRefund,
  sendReturn,
} from './modules/jobs/queues.ts'
import { listOpenMails } from './modules/mail/mail.repository.ts'
import { workMail } from './modules/mail/mail.worker.ts'
import { createMailer } from './modules/mail/mailer.ts'
import { listOpenPaymentJobs, listOpenRefunds } from './modules/payments/payments.repository.ts'
import { workPayment } from './modules/payments/payments.worker.ts'
import { workRefund } from './modules/payments/refund.worker.ts'
import { listOpenCaptures } from './modules/returns/captures.repository.ts'
import { workCapture } from './modules/returns/captures.worker.ts'

/** Cancellations, returns and payments, of each so many, worked at a time by one host: slow ones do not hold up the others. */
const atOnce = 4

/** New messages are announced; looking finds those that were put off or left by a host that died. */
const pollEverySeconds = 2

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
  for (const jobId of await listOpenCaptures(db)) await sendReturn(boss, db, { jobId })
  for (const jobId of await listOpenPaymentJobs(db)) await sendPayment(boss, db, { jobId })
  for (const refundOf of await listOpenRefunds(db)) await sendRefund(boss, db, { refundOf })
  const working = {
    localConcurrency: atOnce,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: pollEverySeconds,
  }
  await boss.work<CancellationMessage>(cancellationQueue, working, async ([message]) => {
    if (!message) return
    const perform = message.data.step === 'settle' ? settleCancellation : workCancellation
    await perform(deps, message.data.jobId, message.signal)
  })
  await boss.work<ReturnMessage>(returnsQueue, working, async ([message]) => {
    if (message) await workCapture(deps, message.data.jobId, message.signal)
  })
  await boss.work<PaymentMessage>(paymentsQueue, working, async ([message]) => {
    if (!message) return
    const { data, signal } = message
    if ('refundOf' in data) await workRefund(deps, data.refundOf, signal)
    else await workPayment(deps, data.jobId, signal)
  })
  await startMail(deps)
  await boss.work(housekeepingQueue, () => dropOldRows(db))
  await boss.schedule(housekeepingQueue, '17 * * * *')
}

/** Mails that a killed host left behind are queued again as well: a second message finds the mail sent. */
const startMail = async (deps: AppDeps): Promise<void> => {
  const { boss, db, settings } = deps
  const mailer = settings.smtpUrl ? createMailer(settings.smtpUrl) : null
  boss.on('stopped', () => mailer?.close())
  for (const mailId of await listOpenMails(db)) await sendMailMessage(boss, db, { mailId })
  await boss.work<MailMessage>(
    mailQueue,
    { localConcurrency: atOnce, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: pollEverySeconds },
    async ([message]) => {
      if (message) await workMail(deps, mailer, message.data.mailId)
    },
  )
}
