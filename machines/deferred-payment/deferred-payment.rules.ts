import { paymentStateOf, usablePayment } from '../../domain/payments/deferred-payment.ts'
import { isTooLateToPay, unpaidOrder } from '../../domain/payments/finish-paying.ts'
import { paymentDataOf } from '../../domain/status/payment-data.ts'
import { describeRefusal } from '../../services/http/outcome.ts'
import { paymentRequestOf } from '../../services/orders/prepare-payment.ts'
import type {
  DeferredPaymentContext,
  PaymentAttemptInput,
  PaymentAttemptOutput,
} from './deferred-payment.types.ts'

type Context = DeferredPaymentContext

export const stateOf = ({ order }: Pick<Context, 'order'>) =>
  order === null ? 'none' : paymentStateOf(order)

/** Whether the time to pay the order is over. */
export const isOver = ({ order, country, now }: Pick<Context, 'order' | 'country' | 'now'>): boolean =>
  order !== null && isTooLateToPay(unpaidOrder(order, country), now())

/** What the order itself brings to go on with, or its page has fetched (docs/decisions/0044). */
export const broughtPayment = ({
  order,
  prepared,
  links,
  visit,
}: Pick<Context, 'order' | 'prepared' | 'links' | 'visit'>) =>
  usablePayment(paymentDataOf(order?.deferredPaymentData ?? null) ?? prepared, links, visit)

/** The request of DP-05; `null` where the order names no approval to ask with. */
export const attemptOf = ({
  order,
  ...place
}: Pick<Context, 'order' | 'experienceType' | 'returnUrl'>): PaymentAttemptInput | null => {
  const asked = order && paymentRequestOf(order, place)
  return asked && { ...asked, pendingKey: null }
}

type Prepared = PaymentAttemptOutput

export const preparedPayment = (output: Prepared, { links, visit }: Pick<Context, 'links' | 'visit'>) =>
  output.kind === 'done' ? usablePayment(output.value, links, visit) : null

/** Why nothing can be gone on with, in one line for an error report; a form or code that leads elsewhere is none. */
export const reasonOf = (output: Prepared): string =>
  output.kind === 'refused' ? describeRefusal(output) : 'form and code lead to no listed host'
