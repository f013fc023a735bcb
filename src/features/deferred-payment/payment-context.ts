import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { deferredPaymentMachine } from '../../../machines/deferred-payment/deferred-payment.machine.ts'

export type DeferredPaymentActor = ActorRefFrom<typeof deferredPaymentMachine>

export const DeferredPaymentContext = createContext<DeferredPaymentActor | null>(null)

/** The payment of the page. */
export const usePayment = (): DeferredPaymentActor => {
  const actor = useContext(DeferredPaymentContext)
  if (actor === null) throw new Error('No payment in context')
  return actor
}

export const usePaymentState = <T>(select: (snapshot: SnapshotFrom<typeof deferredPaymentMachine>) => T): T =>
  useSelector(usePayment(), select)
