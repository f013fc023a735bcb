import type { Order } from '../../../contract/orders/order.ts'
import { StorePickup } from './store-pickup.tsx'

/** How an order is picked up; nothing for orders that are not. */
export function StorePickupPart(props: { readonly order: Order; readonly isAlone?: boolean }) {
  const { order, isAlone = false } = props
  if (order.storePickup === null) return null
  return <StorePickup order={order} pickup={order.storePickup} isAlone={isAlone} />
}
