import { fromPromise } from 'xstate'
import type { VisitStanding } from '../../contract/pickup/visit.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { announceVisit } from '../../services/pickup/announce-visit.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { createWatchNetwork } from '../network.actors.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { createMeasureWay } from './measure-way.actors.ts'
import { onTheWayMachine } from './on-the-way.machine.ts'
import type { LoadVisitInput, LoadVisitResult } from './on-the-way.types.ts'

export type OnTheWayDeps = ChangeDeps & {
  /** A route's loader may have started it. */
  readonly visits: Prefetch<LoadVisitInput, VisitStanding>
}

/** The chart with its calls, and the device's position behind a port of its own. */
export const createOnTheWayMachine = ({ visits, ...deps }: OnTheWayDeps) =>
  onTheWayMachine.provide({
    actors: {
      loadVisit: fromPromise<LoadVisitResult, LoadVisitInput>(({ input, signal }) =>
        visits.take(input, signal),
      ),
      attempt: createAttempt({ ...deps, change: announceVisit }),
      measureWay: createMeasureWay(),
      watchPage: createWatchPage(),
      watchNetwork: createWatchNetwork(),
    },
  })
