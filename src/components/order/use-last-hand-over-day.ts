import type { Order } from '../../../contract/orders/order.ts'
import { lastHandOverDay } from '../../../domain/refunds/refund-timing.ts'
import { useApp } from '../app/app-context.ts'
import { useTimeZone } from '../app/use-browser-fact.ts'

/** The last day to hand a return over where the shopper is (`lastHandOverDay`). */
export const useLastHandOverDay = ({ transaction }: Order): string | null => {
  const { clock } = useApp()
  return lastHandOverDay({ requestedAt: transaction.orderDate, timeZone: useTimeZone(), now: clock.now() })
}
