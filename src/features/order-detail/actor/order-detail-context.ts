import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { orderDetailMachine } from '../../../../machines/order-detail/order-detail.machine.ts'

export type OrderDetailActor = ActorRefFrom<typeof orderDetailMachine>

export const OrderDetailContext = createContext<OrderDetailActor | null>(null)

/** The order detail flow of the page. */
export const useOrderDetail = (): OrderDetailActor => {
  const actor = useContext(OrderDetailContext)
  if (actor === null) throw new Error('No order detail in context')
  return actor
}
