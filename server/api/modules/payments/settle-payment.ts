import type { Database } from '../../../db/schema.ts'
import { lockOrder } from '../cancellation/cancellation.repository.ts'
import { findPayment, markPaid, releaseOrder } from './payments.repository.ts'
import { isPaymentDue } from './payments.rules.ts'

/** What became of the provider's word that a payment was made; `notDue` where the order no longer stands. */
export type Settled = 'paid' | 'paidBefore' | 'notDue' | 'unknown'

/**
 * Takes the provider's word that a payment was made. Payment and order change in one transaction, once: whatever is said
 * again finds it paid.
 */
export const settlePayment = (db: Database, paymentId: string, now: Date): Promise<Settled> =>
  db.transaction(async (tx) => {
    const known = await findPayment(tx, paymentId)
    if (!known) return 'unknown'
    await lockOrder(tx, known.order.orderNumber)
    const found = await findPayment(tx, paymentId)
    if (!found) return 'unknown'
    if (found.payment.paidAt !== null) return 'paidBefore'
    if (!isPaymentDue(found.order)) return 'notDue'
    await markPaid(tx, paymentId, now)
    await releaseOrder(tx, found.order.orderNumber)
    return 'paid'
  })
