import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { returnProofMachine } from '../../../machines/return-proof/return-proof.machine.ts'

export type ReturnProofActor = ActorRefFrom<typeof returnProofMachine>

export const ReturnProofContext = createContext<{
  readonly actor: ReturnProofActor
  /** The return that it is about. */
  readonly order: Order
} | null>(null)

/** The proof of the page's return. */
export const useReturnProof = () => {
  const shared = useContext(ReturnProofContext)
  if (shared === null) throw new Error('No return proof in context')
  return shared
}
