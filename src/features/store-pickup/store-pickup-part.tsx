import type { Order } from '../../../contract/orders/order.ts'
import { pickupOf } from '../../../domain/pickup/pickup-stage.ts'
import { useTooLateToPay } from '../../components/payment/use-too-late-to-pay.ts'
import { StorePickup } from './store-pickup.tsx'

/** How an order is fetched that waits in a store, or is about to; nothing for any other. */
export function StorePickupPart(props: {
  readonly order: Order
  readonly recentlyCancelled: boolean
  readonly isAlone?: boolean
}) {
  const { order, recentlyCancelled, isAlone = false } = props
  const standing = pickupOf(order, { recentlyCancelled, isTooLateToPay: useTooLateToPay(order) })
  if (order.storePickup === null || standing === null) return null
  if (standing.stage !== 'preparing' && standing.stage !== 'ready') return null
  return <StorePickup order={order} pickup={order.storePickup} standing={standing} isAlone={isAlone} />
}
