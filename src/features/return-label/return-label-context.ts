import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Order } from '../../../contract/orders/order.ts'
import type { LabelMethod } from '../../../domain/return-methods/return-label.ts'
import type { returnLabelMachine } from '../../../machines/return-label/return-label.machine.ts'

export type ReturnLabelActor = ActorRefFrom<typeof returnLabelMachine>

/** The label's chart, the return that it is for and its way. */
export type ReturnLabelParts = {
  readonly actor: ReturnLabelActor
  readonly order: Order
  readonly method: LabelMethod
  /** It stands on the confirmation of the return, not on the return's own page. */
  readonly isConfirmation: boolean
}

export const ReturnLabelContext = createContext<ReturnLabelParts | null>(null)

export const useReturnLabel = (): ReturnLabelParts => {
  const parts = useContext(ReturnLabelContext)
  if (parts === null) throw new Error('No return label in context')
  return parts
}
