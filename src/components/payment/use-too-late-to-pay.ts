import type { Order } from '../../../contract/orders/order.ts'
import { isTooLateToPay, unpaidOrder } from '../../../domain/payments/finish-paying.ts'
import { type App, useApp } from '../app/app-context.ts'

/** Whether the time to pay the order is over, by the host's clock. */
export const tooLateToPay = ({ clock, place }: Pick<App, 'clock' | 'place'>, order: Order): boolean =>
  isTooLateToPay(unpaidOrder(order, place.marketplace), clock.now())

/** The same for a view. */
export const useTooLateToPay = (order: Order): boolean => tooLateToPay(useApp(), order)
