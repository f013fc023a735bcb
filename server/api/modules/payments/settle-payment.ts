import { type OrderStanding, standingRefusal } from '../../../../domain/orders/standing.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import { queueOutcomeMail } from '../mail/queue-outcome.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { readStanding } from '../orders/row-standing.ts'
import { findHeldPayment, findPayment, markPaid, releaseOrder } from './payments.repository.ts'
import { askRefund } from './refund-payment.ts'

/**
 * What became of the provider's word that a payment was made. `held`: a cancellation is being decided, which gives it back or
 * lets the order go on. `refunding`: the order is cancelled, or waits for no payment; it is given back.
 */
export type Settled = 'paid' | 'paidBefore' | 'held' | 'refunding' | 'unknown'

const settledFor = (standing: OrderStanding): Extract<Settled, 'paid' | 'held' | 'refunding'> => {
  const refusal = standingRefusal('pay', standing)
  if (refusal === null) return 'paid'
  return refusal === 'cancellationPending' ? 'held' : 'refunding'
}

/**
 * Takes the provider's word that a payment was made. The money has moved by then, so that it is recorded whatever the order
 * says, once: payment and order change in one transaction, and whatever is said again finds it paid.
 */
export const settlePayment = (
  { db, boss }: Pick<AppDeps, 'db' | 'boss'>,
  paymentId: string,
  now: Date,
): Promise<Settled> =>
  db.transaction(async (tx) => {
    const known = await findPayment(tx, paymentId)
    if (!known) return 'unknown'
    const { orderNumber } = known.order
    await lockOrder(tx, orderNumber)
    const found = await findPayment(tx, paymentId)
    if (!found) return 'unknown'
    if (found.payment.paidAt !== null) return 'paidBefore'
    await markPaid(tx, paymentId, now)
    const settled = settledFor(await readStanding(tx, found.order))
    const mail = { orderNumber, language: found.payment.language, now }
    if (settled === 'paid') {
      await releaseOrder(tx, orderNumber)
      await queueOutcomeMail(boss, tx, { kind: 'orderPaid', ...mail })
    }
    if (settled === 'refunding') {
      await askRefund(boss, tx, orderNumber, now)
      await queueOutcomeMail(boss, tx, { kind: 'paymentReturned', ...mail })
    }
    return settled
  })

/** What a decided cancellation does with a payment that was made: it is given back, or lets the order go on. */
export const settleAfterCancellation = async (
  boss: AppDeps['boss'],
  tx: Database,
  { orderNumber, isCancelled, now }: { orderNumber: string; isCancelled: boolean; now: Date },
): Promise<void> => {
  if (isCancelled) return askRefund(boss, tx, orderNumber, now)
  const held = await findHeldPayment(tx, orderNumber)
  if (held === null) return
  await releaseOrder(tx, orderNumber)
  await queueOutcomeMail(boss, tx, { kind: 'orderPaid', orderNumber, language: held.language, now })
}
