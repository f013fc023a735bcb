import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { returnCancellationMachine } from '../../../machines/return-cancellation/return-cancellation.machine.ts'

export type ReturnCancellationActor = ActorRefFrom<typeof returnCancellationMachine>

export const ReturnCancellationContext = createContext<{
  readonly actor: ReturnCancellationActor
  /** The return that it is about. */
  readonly order: Order
} | null>(null)

/** The cancellation of the page's return. */
export const useReturnCancellation = () => {
  const shared = useContext(ReturnCancellationContext)
  if (shared === null) throw new Error('No return cancellation in context')
  return shared
}
