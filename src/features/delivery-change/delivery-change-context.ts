import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { deliveryChangeMachine } from '../../../machines/delivery-change/delivery-change.machine.ts'

export type DeliveryChangeActor = ActorRefFrom<typeof deliveryChangeMachine>

export const DeliveryChangeContext = createContext<{
  readonly actor: DeliveryChangeActor
  /** The order that it is about. */
  readonly order: Order
} | null>(null)

/** The change of the delivery of the page. */
export const useDeliveryChange = () => {
  const shared = useContext(DeliveryChangeContext)
  if (shared === null) throw new Error('No delivery change in context')
  return shared
}

export const useDeliveryState = <T>(select: (snapshot: SnapshotFrom<typeof deliveryChangeMachine>) => T): T =>
  useSelector(useDeliveryChange().actor, select)
