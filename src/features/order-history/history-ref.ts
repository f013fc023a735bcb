import type { ActorRefFrom } from 'xstate'
import type { orderHistoryMachine } from '../../../machines/order-history/order-history.machine.ts'
import type { partnerOrdersMachine } from '../../../machines/partner-orders/partner-orders.machine.ts'

/** The chart of the own orders. */
export type OwnHistory = ActorRefFrom<typeof orderHistoryMachine>

/** The chart of a list of orders: the own ones, or those of partner stores. */
type HistoryRef = OwnHistory | ActorRefFrom<typeof partnerOrdersMachine>

/** What every view of a list gets. */
export type HistoryProps = { readonly history: HistoryRef }
