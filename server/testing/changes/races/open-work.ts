import { listOpenJobs } from '../../../api/modules/cancellation/cancellation.repository.ts'
import { listOpenMails } from '../../../api/modules/mail/mail.repository.ts'
import { listOpenPartRefunds } from '../../../api/modules/payments/payment-refunds.repository.ts'
import { listOpenPaymentJobs, listOpenRefunds } from '../../../api/modules/payments/payments.repository.ts'
import { listOpenCaptures } from '../../../api/modules/returns/captures.repository.ts'
import type { Database } from '../../../db/schema.ts'

/** Work that hosts have accepted and not finished, by kind. */
export const openWork = async (db: Database): Promise<Readonly<Record<string, number>>> => ({
  cancellations: (await listOpenJobs(db)).length,
  returns: (await listOpenCaptures(db)).length,
  payments: (await listOpenPaymentJobs(db)).length,
  refunds: (await listOpenRefunds(db)).length + (await listOpenPartRefunds(db)).length,
  mails: (await listOpenMails(db)).length,
})
