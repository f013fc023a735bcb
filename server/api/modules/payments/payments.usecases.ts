import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { DeferredPaymentJob } from '../../../../contract/orders/deferred-payment-data.ts'
import type {
  DeferredPaymentRequest,
  PaymentWay,
  WalletRedirectQuery,
} from '../../../../contract/payments/deferred-payment.ts'
import { standingRefusal } from '../../../../domain/orders/standing.ts'
import { isPaymentOver } from '../../../../domain/payments/payment-deadline.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { PaymentJobRow } from '../../../db/tables/payments/payments.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { sendPayment } from '../jobs/queues.ts'
import { wireJobState } from '../jobs/wire-job.ts'
import { findOwnOrder, mayAccess, orderNotFound, sameSecret } from '../orders/order-access.ts'
import { countryOfRow, readStanding } from '../orders/row-standing.ts'
import { findPayment, findPaymentJob, insertPaymentJob, keepPayment } from './payments.repository.ts'
import { isReturnUrl } from './payments.rules.ts'

type WireJob = v.InferInput<typeof DeferredPaymentJob>

const wireJob = (job: PaymentJobRow, now: Date): WireJob => ({
  ...wireJobState(job, now),
  response: job.prepared,
})

const refuse = (pointer: string, code: string, detail: string) =>
  problem('validation', { errors: [{ pointer, code, detail }] })

/** Whether something can still be paid: the order stands, nothing else is under way, it waits for its payment, and there is time. */
export const admitsPayment = async (db: Database, order: OrderRow, now: Date): Promise<boolean> => {
  const orderDate = order.orderDate.toISOString()
  return (
    !isPaymentOver({ orderDate, country: countryOfRow(order), now: now.getTime() }) &&
    standingRefusal('pay', await readStanding(db, order)) === null
  )
}

export type PaymentRequest = {
  readonly caller: Caller
  readonly way: PaymentWay
  readonly body: DeferredPaymentRequest
  /** Two letters: what the shopper reads, for the mail that tells of the payment. */
  readonly language: string
  readonly now: Date
}

/**
 * Accepts the preparing of a payment: owner, state and return address are checked on the locked order, its one payment is
 * kept, and the job stored with its message. Refuses with `order_not_found`, `payment_state`, `validation` and `rate_limited`.
 */
export const requestPayment = async (
  { boss, paymentProvider, settings }: Pick<AppDeps, 'boss' | 'paymentProvider' | 'settings'>,
  tx: Database,
  { caller, way, body, language, now }: PaymentRequest,
): Promise<WireJob> => {
  const { orderNumber, experienceType, returnURL: returnUrl } = body
  if (!isReturnUrl(returnUrl, settings.origin, settings.allowedHosts)) {
    throw refuse('/returnURL', 'return_url', 'A payment leads back to a page of the orders area only.')
  }
  const order = await findOwnOrder(tx, caller, orderNumber, { lock: true })
  if (!order) throw orderNotFound()
  if (!(await admitsPayment(tx, order, now)) || order.orderTotal === null) throw problem('payment_state')
  if (!sameSecret(order.paymentApprovalId, body.approvalId)) {
    throw refuse('/approvalId', 'approval', 'The order has no such approval.')
  }
  await countWithin(tx, orderRequestLimits.payment, orderNumber)
  const { orderTotal: amount, currency } = order
  await keepPayment(tx, { orderNumber, amount, currency, returnUrl, createdAt: now, language })
  const { etaMs } = paymentProvider
  const id = randomUUID()
  const job = { id, orderNumber, way, experienceType, returnUrl, etaMs, requestedAt: now }
  const row = await insertPaymentJob(tx, job)
  await sendPayment(boss, tx, { jobId: id })
  return wireJob(row, now)
}

/** The state of a job of this way, for whoever may see its order; `job_not_found` for everybody else. */
export const readPaymentJob = async (
  db: Database,
  { caller, way, jobId, now }: Pick<PaymentRequest, 'caller' | 'way' | 'now'> & { readonly jobId: string },
): Promise<WireJob> => {
  const found = await findPaymentJob(db, jobId)
  if (!mayAccess(found?.order, caller) || found?.job.way !== way) throw problem('job_not_found')
  return wireJob(found.job, now)
}

/** Where the wallet pays; order and payment have to go together. */
export const readWalletPayment = async (
  { paymentProvider }: Pick<AppDeps, 'paymentProvider'>,
  db: Database,
  { orderId, paymentId }: WalletRedirectQuery,
  now: Date,
): Promise<{ paymentURL: string }> => {
  const found = await findPayment(db, paymentId)
  if (!sameSecret(found?.order.orderNumber, orderId) || !found) throw orderNotFound()
  if (!(await admitsPayment(db, found.order, now))) throw problem('payment_state')
  return { paymentURL: paymentProvider.walletUrl(paymentId) }
}
