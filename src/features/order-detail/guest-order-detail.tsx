import { EitherOrder } from './kinds/either-order.tsx'
import { OrderDetail } from './order-detail.tsx'

/** The order's page for a guest, who may have looked up an order or a return. */
export function GuestOrderDetail({ orderNumber }: { readonly orderNumber: string }) {
  return <OrderDetail orderNumber={orderNumber} expects="either" kind={EitherOrder} />
}
