import { fromPromise } from 'xstate'
import { dispatchTypes } from '../../contract/returns/return-label-dispatch.ts'
import { dispatchReturnLabel } from '../../services/returns/dispatch-return-label.ts'
import { getReturnLabel, type LabelAnswer } from '../../services/returns/get-return-label.ts'
import { type ChangeDeps, createAttempt, pendingKeyOf } from '../attempt/attempt.actors.ts'
import type { PendingKeys } from '../attempt/attempt.types.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { returnLabelMachine } from './return-label.machine.ts'
import type { LabelQuestion, PendingDispatch } from './return-label.types.ts'

/** The attempt to send this return's label that a reload has interrupted, or `null`. */
export const pendingDispatch = (keys: PendingKeys, returnOrderNumber: string): PendingDispatch | null => {
  for (const dispatchType of dispatchTypes) {
    const key = pendingKeyOf(keys, dispatchReturnLabel, { returnOrderNumber, dispatchType })
    if (key !== null) return { dispatchType, key }
  }
  return null
}

/** The label chart with its calls; `pending` of its input comes from `pendingDispatch`. */
export const createReturnLabelMachine = (deps: ChangeDeps) =>
  returnLabelMachine.provide({
    actors: {
      getLabel: fromPromise<LabelAnswer, LabelQuestion>(({ input, signal }) =>
        getReturnLabel(deps.http, input, signal),
      ),
      attempt: createAttempt({ ...deps, change: dispatchReturnLabel }),
      watchPage: createWatchPage(),
    },
  })
