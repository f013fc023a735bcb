import {
  type PaymentData,
  paymentStateOf,
  paymentWayOf,
  usablePayment,
} from '../../domain/payments/deferred-payment.ts'
import type { AttemptOutput } from '../attempt/attempt.types.ts'
import type { DeferredPaymentContext, PaymentAsk } from './deferred-payment.types.ts'

type Context = DeferredPaymentContext

export const stateOf = ({ order }: Pick<Context, 'order'>) =>
  order === null ? 'none' : paymentStateOf(order)

/** What the order itself brings to go on with (docs/decisions/0012). */
export const broughtPayment = ({ order, links, visit }: Pick<Context, 'order' | 'links' | 'visit'>) =>
  usablePayment(order?.deferredPaymentData ?? null, links, visit)

/** The request of DP-05; `null` where the order names no approval to ask with. */
export const askOf = ({
  order,
  orderNumber,
  experienceType,
  returnUrl,
}: Pick<Context, 'order' | 'orderNumber' | 'experienceType' | 'returnUrl'>): PaymentAsk | null =>
  order?.paymentApprovalId
    ? {
        way: paymentWayOf(order),
        body: {
          approvalId: order.paymentApprovalId,
          experienceType: experienceType(),
          orderNumber,
          returnURL: returnUrl,
        },
      }
    : null

type Prepared = AttemptOutput<PaymentData>

export const preparedPayment = (output: Prepared, { links, visit }: Pick<Context, 'links' | 'visit'>) =>
  output.kind === 'done' ? usablePayment(output.value, links, visit) : null

/** Why nothing can be gone on with; a form or code that leads elsewhere is none. */
export const reasonOf = (output: Prepared): string =>
  output.kind === 'done' ? 'form and code lead to no listed host' : output.reason
