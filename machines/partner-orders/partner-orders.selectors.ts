import type { SnapshotFrom } from 'xstate'
import { type OrderHistoryView, selectHistoryView } from '../order-history/order-history.selectors.ts'
import type { partnerOrdersMachine } from './partner-orders.machine.ts'

export type PartnerOrdersView = OrderHistoryView | 'toOwnOrders' | 'toGuestLookup'

export const selectPartnerOrdersView = (
  snapshot: SnapshotFrom<typeof partnerOrdersMachine>,
): PartnerOrdersView => {
  if (snapshot.matches('toOwnOrders')) return 'toOwnOrders'
  return snapshot.matches('toGuestLookup') ? 'toGuestLookup' : selectHistoryView(snapshot)
}
