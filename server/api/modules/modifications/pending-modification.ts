import type * as v from 'valibot'
import type { PendingModification } from '../../../../contract/orders/order.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'

/** What the warehouse has to decide about an order, as the wire says it; `null` where there is nothing. */
export const wirePendingModification = ({
  pendingModification: type,
  pendingItems: items,
}: Pick<OrderRow, 'pendingModification' | 'pendingItems'>): v.InferInput<typeof PendingModification> | null =>
  type && { type, ...(items !== null && { items: [...items] }) }
