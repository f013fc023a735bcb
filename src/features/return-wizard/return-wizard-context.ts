import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { returnWizardMachine } from '../../../machines/return-wizard/return-wizard.machine.ts'
import type { ReturnWizardContext } from '../../../machines/return-wizard/return-wizard.types.ts'

export type ReturnWizardActor = ActorRefFrom<typeof returnWizardMachine>

export const WizardContext = createContext<ReturnWizardActor | null>(null)

/** The return that is being made on the page. */
export const useWizard = (): ReturnWizardActor => {
  const actor = useContext(WizardContext)
  if (actor === null) throw new Error('No return wizard in context')
  return actor
}

export const useWizardContext = (): ReturnWizardContext => useSelector(useWizard(), ({ context }) => context)

/** The order, in every view behind the skeleton. */
export const useOrder = (): Order => {
  const { order } = useWizardContext()
  if (order === null) throw new Error('No order in the return wizard')
  return order
}
