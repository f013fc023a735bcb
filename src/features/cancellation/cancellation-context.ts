import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts'

export type CancellationActor = ActorRefFrom<typeof cancellationMachine>

export const CancellationContext = createContext<CancellationActor | null>(null)

/** The cancellation of the order on the page. */
export const useCancellation = (): CancellationActor => {
  const actor = useContext(CancellationContext)
  if (actor === null) throw new Error('No cancellation in context')
  return actor
}
