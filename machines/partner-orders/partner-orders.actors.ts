import { listActors, type OrderHistoryDeps } from '../order-history/order-history.actors.ts'
import { partnerOrdersMachine } from './partner-orders.machine.ts'

/** The chart of partner orders with its calls; input `{ kind: 'partner', country, language, refusal }`. */
export const createPartnerOrdersMachine = (deps: OrderHistoryDeps) =>
  partnerOrdersMachine.provide({ actors: listActors(deps) })
