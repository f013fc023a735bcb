import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { phoneConfirmationMachine } from '../../../../machines/notifications/phone-confirmation/phone-confirmation.machine.ts'

export type PhoneConfirmationActor = ActorRefFrom<typeof phoneConfirmationMachine>

export const PhoneContext = createContext<PhoneConfirmationActor | null>(null)

/** The confirmation of the page's phone. */
export const usePhoneConfirmation = (): PhoneConfirmationActor => {
  const actor = useContext(PhoneContext)
  if (actor === null) throw new Error('No phone in context')
  return actor
}

export const usePhone = <T>(select: (snapshot: SnapshotFrom<typeof phoneConfirmationMachine>) => T): T =>
  useSelector(usePhoneConfirmation(), select)
