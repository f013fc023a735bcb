import type { Order } from '../../contract/orders/order.ts'
import type { PaymentType } from '../../contract/orders/payment.ts'
import { isPaymentPending } from '../status/order-status.ts'

/**
 * Whether an order was charged to nobody, so that its cancellation has nothing to give back: it waits for its payment, or is
 * paid on delivery.
 */
export const isNothingCharged = (order: {
  readonly isPaymentDue: boolean
  readonly paymentTypes: readonly PaymentType[]
}): boolean =>
  order.isPaymentDue || (order.paymentTypes.length > 0 && order.paymentTypes.every((type) => type === 'COD'))

/** The same of an order as pages have it. */
export const isUncharged = (
  order: Pick<Order, 'paymentHoldFlag' | 'deferredPaymentData' | 'payment'>,
): boolean =>
  isNothingCharged({
    isPaymentDue: isPaymentPending(order),
    paymentTypes: order.payment.map(({ paymentType }) => paymentType),
  })
