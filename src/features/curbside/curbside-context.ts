import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { arrivalWatchMachine } from '../../../machines/curbside/arrival-watch/arrival-watch.machine.ts'
import {
  type ArrivalView,
  selectArrivalView,
} from '../../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import type { curbsideMachine } from '../../../machines/curbside/curbside.machine.ts'
import {
  type CurbsideView,
  selectCurbsideView,
  selectWatch,
} from '../../../machines/curbside/curbside.selectors.ts'

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

type Watch = SnapshotFrom<typeof arrivalWatchMachine>

/** Something of the arrival that is followed; `none` while nothing is. */
export const useArrival = <T>(select: (snapshot: Watch) => T, none: T): T =>
  useSelector(useVisit(selectWatch), (snapshot) => (snapshot ? select(snapshot) : none))

/** What the shopper tells apart: the page's view, and within the wait what the store is doing. */
export type Step = Exclude<CurbsideView, 'waiting'> | ArrivalView

export const useStep = (): Step => {
  const view = useVisit(selectCurbsideView)
  const arrival = useArrival(selectArrivalView, 'submitted')
  return view === 'waiting' ? arrival : view
}
