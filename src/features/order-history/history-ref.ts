import type { ActorRefFrom } from 'xstate'
import type { orderHistoryMachine } from '../../../machines/order-history/order-history.machine.ts'

/** What every view of the flow gets. */
export type HistoryProps = { readonly history: ActorRefFrom<typeof orderHistoryMachine> }
