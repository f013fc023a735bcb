import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { listDropOffPoints } from '../../services/returns/list-drop-off-points.ts'
import { dropOffPointsMachine } from './drop-off-points.machine.ts'
import type { FindPointsInput, FindPointsResult } from './drop-off-points.types.ts'

/** The chart of the points with its call. */
export const createDropOffPointsMachine = ({ http }: { readonly http: Http }) => {
  const findPoints = fromPromise<FindPointsResult, FindPointsInput>(({ input, signal }) =>
    listDropOffPoints(http, input, signal),
  )
  return dropOffPointsMachine.provide({ actors: { findPoints, findMorePoints: findPoints } })
}
