import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { guestCodeMachine } from '../../../machines/guest-code/guest-code.machine.ts'

export type GuestCodeActor = ActorRefFrom<typeof guestCodeMachine>

export const GuestCodeContext = createContext<GuestCodeActor | null>(null)

/** The guest's code of the page. */
export const useGuestCode = (): GuestCodeActor => {
  const actor = useContext(GuestCodeContext)
  if (actor === null) throw new Error('No guest code in context')
  return actor
}

export const useCode = <T>(select: (snapshot: SnapshotFrom<typeof guestCodeMachine>) => T): T =>
  useSelector(useGuestCode(), select)
