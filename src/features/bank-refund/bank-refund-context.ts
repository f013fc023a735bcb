import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { bankRefundMachine } from '../../../machines/bank-refund/bank-refund.machine.ts'

export type BankRefundActor = ActorRefFrom<typeof bankRefundMachine>

export const BankRefundContext = createContext<{
  readonly actor: BankRefundActor
  /** The return that it is about. */
  readonly order: Order
} | null>(null)

/** The bank refund of the page. */
export const useBankRefund = () => {
  const shared = useContext(BankRefundContext)
  if (shared === null) throw new Error('No bank refund in context')
  return shared
}

export const useRefundState = <T>(select: (snapshot: SnapshotFrom<typeof bankRefundMachine>) => T): T =>
  useSelector(useBankRefund().actor, select)
