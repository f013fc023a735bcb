import type { AppDeps } from '../../app-deps.ts'
import { findPaymentRefund, markPartRefunded, sumOfPaymentRefunds } from './payment-refunds.repository.ts'
import { findPayment, markRefunded } from './payments.repository.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'clock' | 'paymentProvider' | 'log'>

/**
 * Gives a payment back by its provider, less the parts of it that go back by themselves. May run any number of times, at the same time too: the provider knows a refund by its
 * payment, and only the first end is recorded. Rejects when it is to be tried again.
 */
export const workRefund = async (deps: WorkerDeps, paymentId: string, signal: AbortSignal): Promise<void> => {
  const found = await findPayment(deps.db, paymentId)
  if (!found || found.payment.refundDueAt === null || found.payment.refundedAt !== null) return
  const { currency, orderNumber } = found.payment
  const amount = found.payment.amount - (await sumOfPaymentRefunds(deps.db, orderNumber))
  if (amount > 0)
    await deps.paymentProvider.refund({ paymentId, refundId: paymentId, amount, currency }, signal)
  await deps.clock.refresh()
  const isFirst = await markRefunded(deps.db, paymentId, deps.clock.now())
  if (isFirst) deps.log('info', 'payment.refunded')
}

/** The same for the part of a payment that cancelled pieces give back (BY-15). */
export const workPartRefund = async (deps: WorkerDeps, id: string, signal: AbortSignal): Promise<void> => {
  const found = await findPaymentRefund(deps.db, id)
  if (!found || found.refund.refundedAt !== null) return
  const { id: paymentId, currency } = found.payment
  await deps.paymentProvider.refund(
    { paymentId, refundId: id, amount: found.refund.amount, currency },
    signal,
  )
  await deps.clock.refresh()
  const isFirst = await markPartRefunded(deps.db, id, deps.clock.now())
  if (isFirst) deps.log('info', 'payment.refunded')
}
