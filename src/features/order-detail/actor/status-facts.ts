import type { Order } from '../../../../contract/orders/order.ts'
import type { StatusFacts } from '../../../../domain/status/order-status.ts'
import type { App } from '../../../components/app/app-context.ts'
import { tooLateToPay } from '../../../components/payment/use-too-late-to-pay.ts'

/** What is known of the order's status outside its page: what was just changed here, and the host's clock. */
export const statusFactsOf = (
  app: Pick<App, 'recentChanges' | 'clock' | 'place'>,
  order: Order,
): StatusFacts => ({
  recentlyCancelled: app.recentChanges.get(order.orderNumber) === 'cancelled',
  isTooLateToPay: tooLateToPay(app, order),
})
