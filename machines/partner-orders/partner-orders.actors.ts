import { listOrdersActor, type OrderHistoryDeps } from '../order-history/order-history.actors.ts'
import { partnerOrdersMachine } from './partner-orders.machine.ts'

/** The chart of partner orders with its call; input `{ kind: 'partner', country, language, refusal }`. */
export const createPartnerOrdersMachine = (deps: OrderHistoryDeps) =>
  partnerOrdersMachine.provide({ actors: { listOrders: listOrdersActor(deps) } })
