import type { Order } from '../../../contract/orders/order.ts'
import { outdated } from '../../../domain/orders/order-cache.ts'
import type { App } from '../../components/app/app-context.ts'

/**
 * What a new return leaves in the page's memory: its record, to be shown until the host's own is there (RS-06), and the sales
 * order, which is asked for anew as pieces of it have gone.
 */
export const keepRecord = (
  { orderCache, clock }: Pick<App, 'orderCache' | 'clock'>,
  salesOrderNumber: string,
  record: Order | null,
): void => {
  const sale = orderCache.read(salesOrderNumber)
  if (sale) orderCache.store(outdated(sale))
  if (record) orderCache.store({ order: record, fetchedAt: clock.now() })
}
