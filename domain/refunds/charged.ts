import type { Order } from '../../contract/orders/order.ts'
import type { PaymentType } from '../../contract/orders/payment.ts'
import { isPaymentPending } from '../status/order-status.ts'

/** How an order is paid. */
export type Charge = {
  readonly isPaymentDue: boolean
  /** Its ways of payment; an order of which none is known counts as charged. */
  readonly paymentTypes: readonly PaymentType[]
}

/**
 * Whether an order was charged to nobody, so that its cancellation has nothing to give back: it waits for its payment, or is
 * paid on delivery.
 */
export const isNothingCharged = ({ isPaymentDue, paymentTypes }: Charge): boolean =>
  isPaymentDue || (paymentTypes.length > 0 && paymentTypes.every((type) => type === 'COD'))

/** The same of an order as pages have it. */
export const isUncharged = (
  order: Pick<Order, 'paymentHoldFlag' | 'deferredPaymentData' | 'payment'>,
): boolean =>
  isNothingCharged({
    isPaymentDue: isPaymentPending(order),
    paymentTypes: order.payment.map(({ paymentType }) => paymentType),
  })
