import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import { sendRefund } from '../jobs/queues.ts'
import { markRefundDue } from './payments.repository.ts'

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
