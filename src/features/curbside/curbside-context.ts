import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { curbsideMachine } from '../../../machines/curbside/curbside.machine.ts'

export type CurbsideActor = ActorRefFrom<typeof curbsideMachine>

export const CurbsideContext = createContext<CurbsideActor | null>(null)

/** The visit of this page. */
export const useCurbside = (): CurbsideActor => {
  const actor = useContext(CurbsideContext)
  if (actor === null) throw new Error('No visit in context')
  return actor
}

export const useVisit = <T>(select: (snapshot: SnapshotFrom<typeof curbsideMachine>) => T): T =>
  useSelector(useCurbside(), select)
