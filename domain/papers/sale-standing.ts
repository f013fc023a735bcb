import type { orderClassifications } from '../../contract/orders/order-types.ts'
import type { SaleStanding } from '../../contract/orders/papers.ts'
import type { SimpleStatus } from '../status/simple-status.ts'

/** Statuses of what has not left the warehouse, or waits in a store. */
const waiting: ReadonlySet<SimpleStatus> = new Set([
  'ordered',
  'orderConfirmed',
  'cancellationPending',
  'preparingShipment',
  'readyForPickUp',
  'unknown',
])

export type SoldFacts = {
  readonly orderClassification: (typeof orderClassifications)[number]
  /** Simple statuses of its lines. */
  readonly statuses: readonly SimpleStatus[]
}

/** Whether the paper of a sale is due (BY-25): once all that was not cancelled has left. A store has given out its own. */
export const saleDue = ({ orderClassification, statuses }: SoldFacts): SaleStanding => {
  if (orderClassification === 'STORE') return 'store'
  const sold = statuses.filter((status) => status !== 'cancelled')
  if (sold.length === 0) return 'none'
  return sold.some((status) => waiting.has(status)) ? 'later' : 'made'
}
