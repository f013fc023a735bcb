import type { Order } from '../../../contract/orders/order.ts'
import { isTooLateToPay, unpaidOrder } from '../../../domain/payments/finish-paying.ts'
import { useApp } from '../app/app-context.ts'

/** Whether the time to pay the order is over, by the host's clock. */
export const useTooLateToPay = (order: Order): boolean => {
  const { clock, place } = useApp()
  return isTooLateToPay(unpaidOrder(order, place.marketplace), clock.now())
}
