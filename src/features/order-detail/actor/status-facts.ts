import type { Order } from '../../../../contract/orders/order.ts'
import { isTooLateToPay, unpaidOrder } from '../../../../domain/payments/finish-paying.ts'
import type { StatusFacts } from '../../../../domain/status/order-status.ts'
import type { App } from '../../../components/app/app-context.ts'

/** What is known of the order's status outside its page: what was just changed here, and the host's clock. */
export const statusFactsOf = (
  { recentChanges, clock, place }: Pick<App, 'recentChanges' | 'clock' | 'place'>,
  order: Order,
): StatusFacts => ({
  recentlyCancelled: recentChanges.get(order.orderNumber) === 'cancelled',
  isTooLateToPay: isTooLateToPay(unpaidOrder(order, place.marketplace), clock.now()),
})
