import type { SnapshotFrom } from 'xstate'
import type { OrderListView } from '../order-history/order-history.selectors.ts'
import { orderListViews } from '../order-history/order-history.types.ts'
import { viewOf } from '../view-of.ts'
import type { partnerOrdersMachine } from './partner-orders.machine.ts'

export type PartnerOrdersView = OrderListView | 'toOwnOrders' | 'toGuestLookup'

export const selectPartnerOrdersView: (
  snapshot: SnapshotFrom<typeof partnerOrdersMachine>,
) => PartnerOrdersView = viewOf([...orderListViews, 'toOwnOrders', 'toGuestLookup'], 'skeleton')
