import { paymentStateOf, paymentWayOf, usablePayment } from '../../domain/payments/deferred-payment.ts'
import { describeRefusal } from '../../services/http/outcome.ts'
import type {
  DeferredPaymentContext,
  PaymentAttemptInput,
  PaymentAttemptOutput,
} from './deferred-payment.types.ts'

type Context = DeferredPaymentContext

export const stateOf = ({ order }: Pick<Context, 'order'>) =>
  order === null ? 'none' : paymentStateOf(order)

/** What the order itself brings to go on with (docs/decisions/0012). */
export const broughtPayment = ({ order, links, visit }: Pick<Context, 'order' | 'links' | 'visit'>) =>
  usablePayment(order?.deferredPaymentData ?? null, links, visit)

/** The request of DP-05; `null` where the order names no approval to ask with. */
export const attemptOf = ({
  order,
  orderNumber,
  experienceType,
  returnUrl,
}: Pick<Context, 'order' | 'orderNumber' | 'experienceType' | 'returnUrl'>): PaymentAttemptInput | null =>
  order?.paymentApprovalId
    ? {
        target: { orderNumber, way: paymentWayOf(order) },
        request: {
          approvalId: order.paymentApprovalId,
          experienceType: experienceType(),
          orderNumber,
          returnURL: returnUrl,
        },
        pendingKey: null,
      }
    : null

type Prepared = PaymentAttemptOutput

export const preparedPayment = (output: Prepared, { links, visit }: Pick<Context, 'links' | 'visit'>) =>
  output.kind === 'done' ? usablePayment(output.value, links, visit) : null

/** Why nothing can be gone on with, in one line for an error report; a form or code that leads elsewhere is none. */
export const reasonOf = (output: Prepared): string =>
  output.kind === 'refused' ? describeRefusal(output) : 'form and code lead to no listed host'
