import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { itemCancellationMachine } from '../../../machines/item-cancellation/item-cancellation.machine.ts'

export type ItemCancellationActor = ActorRefFrom<typeof itemCancellationMachine>

export const ItemCancellationContext = createContext<{
  readonly actor: ItemCancellationActor
  /** The order that it is about. */
  readonly order: Order
} | null>(null)

/** The cancellation of some items of the page. */
export const useItemCancellation = () => {
  const shared = useContext(ItemCancellationContext)
  if (shared === null) throw new Error('No cancellation of items in context')
  return shared
}

export const useItemsState = <T>(select: (snapshot: SnapshotFrom<typeof itemCancellationMachine>) => T): T =>
  useSelector(useItemCancellation().actor, select)
