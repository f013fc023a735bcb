import type { Order } from '../../../contract/orders/order.ts'
import { ItemThumbs } from '../../components/order/thumbs/item-thumbs.tsx'

/** The first pictures of the order. */
export function OrderThumbs({ order }: { readonly order: Order }) {
  return <ItemThumbs items={order.group.flatMap((group) => group.orderItems)} />
}
