import { type HistoryLineActions, historyActions } from '../../../../domain/order-actions/history-actions.ts'
import type { HistoryOrder } from '../../../../domain/order-history/history.ts'
import { historyCountry } from '../../../../domain/orders/order-country.ts'
import { useApp, useFlags } from '../../../components/app/app-context.ts'
import { useLinkPolicy } from '../../../components/links/link-policy.ts'

/** What each line of an order offers here and now, in the order of its lines. */
export const useHistoryActions = (order: HistoryOrder): readonly HistoryLineActions[] => {
  const links = useLinkPolicy()
  const flags = useFlags()
  const { clock, place, recentChanges } = useApp()
  return historyActions(order.lines, {
    ...links,
    place,
    country: historyCountry(order, place.marketplace),
    now: clock.now(),
    recentlyCancelled: recentChanges.get(order.orderNumber) === 'cancelled',
    flags,
  })
}
