import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import { sendRefund } from '../jobs/queues.ts'
import { insertPaymentRefund } from './payment-refunds.repository.ts'
import { findPaidPayment, markRefundDue } from './payments.repository.ts'

/**
 * Has an order's payment given back, where it was made and not asked for before: the mark and the message go together. The
 * caller holds the order's row.
 */
export const askRefund = async (
  boss: AppDeps['boss'],
  tx: Database,
  orderNumber: string,
  now: Date,
): Promise<void> => {
  const refundOf = await markRefundDue(tx, orderNumber, now)
  if (refundOf !== null) await sendRefund(boss, tx, { refundOf })
}

/** Part of a payment that is given back for cancelled pieces; `id` is that of the job, so that it is given back once. */
export type PartRefund = {
  readonly id: string
  readonly orderNumber: string
  /** Minor units of the order's currency. */
  readonly amount: number
  readonly now: Date
}

/** The same for a part of a payment. The caller holds the order's row. */
export const askPartRefund = async (
  boss: AppDeps['boss'],
  tx: Database,
  { id, orderNumber, amount, now }: PartRefund,
): Promise<void> => {
  const payment = await findPaidPayment(tx, orderNumber)
  if (payment === null || payment.refundDueAt !== null || amount <= 0) return
  await insertPaymentRefund(tx, { id, orderNumber, amount, dueAt: now })
  await sendRefund(boss, tx, { refundOf: payment.id, part: id })
}
