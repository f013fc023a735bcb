import type { AppDeps } from '../../app-deps.ts'
import { findPayment, markRefunded } from './payments.repository.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'clock' | 'paymentProvider' | 'log'>

/**
 * Gives a payment back by its provider. May run any number of times, at the same time too: the provider knows a refund by its
 * payment, and only the first end is recorded. Rejects when it is to be tried again.
 */
export const workRefund = async (deps: WorkerDeps, paymentId: string, signal: AbortSignal): Promise<void> => {
  const found = await findPayment(deps.db, paymentId)
  if (!found || found.payment.refundDueAt === null || found.payment.refundedAt !== null) return
  const { amount, currency } = found.payment
  await deps.paymentProvider.refund({ paymentId, amount, currency }, signal)
  await deps.clock.refresh()
  const isFirst = await markRefunded(deps.db, paymentId, deps.clock.now())
  if (isFirst) deps.log('info', 'payment.refunded')
}
