import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { onTheWayMachine } from '../../../machines/on-the-way/on-the-way.machine.ts'

export type OnTheWayActor = ActorRefFrom<typeof onTheWayMachine>

export const OnTheWayContext = createContext<OnTheWayActor | null>(null)

/** The visit of this page. */
export const useOnTheWay = (): OnTheWayActor => {
  const actor = useContext(OnTheWayContext)
  if (actor === null) throw new Error('No visit in context')
  return actor
}

export const useWay = <T>(select: (snapshot: SnapshotFrom<typeof onTheWayMachine>) => T): T =>
  useSelector(useOnTheWay(), select)
