import { orderCountry } from '../../../domain/orders/order-country.ts'
import type { OrderToReturn } from '../../../machines/return-wizard/return-wizard.types.ts'
import type { App } from '../../components/app/app-context.ts'

/** The order with its carriers, where both came a moment ago; `null` where the wizard has to ask. */
export const orderToReturn = (
  { orderCache, providers, place, clock }: App,
  orderNumber: string,
): OrderToReturn | null => {
  const order = orderCache.readFresh(orderNumber, clock.now())
  const carriers = order && providers.known()[orderCountry(order, place.marketplace)]
  return order && carriers ? { order, providers: carriers } : null
}
