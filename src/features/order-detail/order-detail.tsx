import type { ComponentType } from 'react'
import type { ExpectedOrder } from '../../../machines/order-detail/order-detail.types.ts'
import { type OrderKindProps, ReadyOrder } from './ready-order.tsx'
import { AllOrders } from './views/all-orders.tsx'
import { OrderFrame } from './views/order-frame.tsx'

/** The page of an order; `kind` shows one that is here. */
export function OrderDetail(props: {
  readonly orderNumber: string
  readonly expects: ExpectedOrder
  readonly kind: ComponentType<OrderKindProps>
}) {
  return (
    <OrderFrame
      orderNumber={props.orderNumber}
      expects={props.expects}
      flow="orderDetail"
      back={<AllOrders />}
    >
      <ReadyOrder kind={props.kind} />
    </OrderFrame>
  )
}
