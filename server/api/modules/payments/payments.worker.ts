import { appendQuery } from '../../../../domain/links/links.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { PreparedPayment } from './payment-provider.ts'
import { beginPaymentJob, endPaymentJob, findPaymentJob, type PaymentJobEnd } from './payments.repository.ts'
import { placeOf } from './payments.rules.ts'
import { admitsPayment } from './payments.usecases.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'clock' | 'paymentProvider' | 'log'>
type Found = NonNullable<Awaited<ReturnType<typeof findPaymentJob>>>

const errors: Readonly<Record<Extract<PreparedPayment, string>, PaymentJobEnd>> = {
  denied: {
    errorStatus: 400,
    errorCode: 'payment_state',
    errorMessage: 'The provider does not take this payment.',
  },
  failed: {
    errorStatus: 500,
    errorCode: 'internal',
    errorMessage: 'The provider could not prepare the payment.',
  },
}

/** Address of the redirect helper that a wallet's code carries (DP-03). */
const helperUrl = ({ job, payment }: Found): string =>
  appendQuery(`${new URL(job.returnUrl).origin}${placeOf(job.returnUrl)}/orders/payment-redirect`, {
    orderId: job.orderNumber,
    paymentId: payment.id,
  })

const endOf = (found: Found, answer: PreparedPayment): PaymentJobEnd => {
  if (typeof answer === 'string') return errors[answer]
  return found.job.way === 'wallet'
    ? { prepared: { form: null, qrCodeURL: helperUrl(found) } }
    : { prepared: { form: answer.form, qrCodeURL: null } }
}

/**
 * Prepares a payment with the provider, unless the order waits for none by now. May run any number of times for a job, at the same time too; the first end counts.
 * Rejects when the job is to be tried again.
 */
export const workPayment = async (deps: WorkerDeps, jobId: string, signal: AbortSignal): Promise<void> => {
  if (!(await beginPaymentJob(deps.db, jobId))) return
  const found = await findPaymentJob(deps.db, jobId)
  if (!found) return
  const { job, order, payment } = found
  await deps.clock.refresh()
  if (!(await admitsPayment(deps.db, order, deps.clock.now()))) {
    await endPaymentJob(deps.db, jobId, errors.denied, deps.clock.now())
    return
  }
  const answer = await deps.paymentProvider.prepare(
    {
      paymentId: payment.id,
      orderNumber: job.orderNumber,
      approvalId: order.paymentApprovalId ?? '',
      way: job.way,
      amount: payment.amount,
      currency: payment.currency,
      experienceType: job.experienceType,
      returnUrl: job.returnUrl,
    },
    signal,
  )
  await deps.clock.refresh()
  const ended = await endPaymentJob(deps.db, jobId, endOf(found, answer), deps.clock.now())
  if (ended) deps.log('info', 'payment.prepared', { jobId, way: job.way })
}
