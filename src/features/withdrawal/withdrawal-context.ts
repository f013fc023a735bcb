import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { withdrawalMachine } from '../../../machines/withdrawal/withdrawal.machine.ts'

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>

export const WithdrawalContext = createContext<{
  readonly actor: WithdrawalActor
  /** The order that it is about. */
  readonly order: Order
} | null>(null)

/** The withdrawal of the page. */
export const useWithdrawal = () => {
  const shared = useContext(WithdrawalContext)
  if (shared === null) throw new Error('No withdrawal in context')
  return shared
}

export const useWithdrawalState = <T>(select: (snapshot: SnapshotFrom<typeof withdrawalMachine>) => T): T =>
  useSelector(useWithdrawal().actor, select)
