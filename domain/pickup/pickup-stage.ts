import type { Order, OrderGroup } from '../../contract/orders/order.ts'
import { partsOfOrder } from '../status/group-parts.ts'
import type { DisplayStatus, StatusFacts } from '../status/order-status.ts'
import { isReadyForPickup } from './pickup-life.ts'

/** How far an order is that a shopper fetches; `closed` where there is nothing to fetch, or nothing to fetch any more. */
type PickupStage = 'preparing' | 'ready' | 'pickedUp' | 'closed'

export type PickupStanding = {
  readonly stage: PickupStage
  readonly status: DisplayStatus
  /** The group that is fetched first; what the host says of it is about the pickup. */
  readonly group: OrderGroup
}

type PickupOrder = Pick<
  Order,
  'orderType' | 'group' | 'pendingModification' | 'paymentHoldFlag' | 'deferredPaymentData' | 'storePickup'
>

/** Nothing was fetched yet, nor taken back. */
const waiting: ReadonlySet<DisplayStatus> = new Set([
  'ordered',
  'preparingShipment',
  'readyForPickUp',
  'paymentPending',
  'unknown',
])

/**
 * One answer for an order that is fetched, from its lines and from what the place says: the wait ends once every line is picked up or
 * cancelled, and it is ready as soon as either says so (ST-03). `null` for an order that is not fetched.
 */
export const pickupOf = (order: PickupOrder, facts: StatusFacts): PickupStanding | null => {
  const parts = partsOfOrder(order, facts)
  const lead = parts.find(({ status }) => waiting.has(status)) ?? parts[0]
  if (order.storePickup === null || lead === undefined) return null
  const { status, group } = lead
  if (!waiting.has(status)) return { stage: status === 'pickedUp' ? 'pickedUp' : 'closed', status, group }
  if (status === 'readyForPickUp' || isReadyForPickup(order.storePickup.status)) {
    return { stage: 'ready', status: 'readyForPickUp', group }
  }
  return { stage: 'preparing', status: status === 'unknown' ? 'preparingShipment' : status, group }
}

/** The order waits in a store, or is about to. */
export const isToFetch = (order: PickupOrder, facts: StatusFacts): boolean => {
  const stage = pickupOf(order, facts)?.stage
  return stage === 'preparing' || stage === 'ready'
}
