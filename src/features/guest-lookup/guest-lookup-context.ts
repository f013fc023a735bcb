import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { guestLookupMachine } from '../../../machines/guest-lookup/guest-lookup.machine.ts'

export type GuestLookupActor = ActorRefFrom<typeof guestLookupMachine>

export const GuestLookupContext = createContext<GuestLookupActor | null>(null)

/** The guest lookup of the page. */
export const useGuestLookup = (): GuestLookupActor => {
  const actor = useContext(GuestLookupContext)
  if (actor === null) throw new Error('No guest lookup in context')
  return actor
}

export const useLookup = <T>(select: (snapshot: SnapshotFrom<typeof guestLookupMachine>) => T): T =>
  useSelector(useGuestLookup(), select)
