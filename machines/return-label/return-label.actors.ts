import { fromPromise } from 'xstate'
import type { DispatchAnswer } from '../../src/services/dispatch-return-label.ts'
import { getReturnLabel, type LabelAnswer } from '../../src/services/get-return-label.ts'
import type { Http } from '../../src/services/http.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { returnLabelMachine } from './return-label.machine.ts'
import type { DispatchAttempt, DispatchType, LabelQuestion, StoredDispatch } from './return-label.types.ts'

/** Keys of dispatches whose outcome is not known yet, by return number and way; they survive a reload. */
export type DispatchKeys = {
  readonly read: (name: string) => string | null
  readonly store: (name: string, key: string) => void
  readonly drop: (name: string) => void
}

export type ReturnLabelDeps = { readonly http: Http; readonly keys: DispatchKeys }

const nameOf = (returnOrderNumber: string, dispatchType: DispatchType) =>
  `${returnOrderNumber}.${dispatchType}`

/** The attempt of this return that a reload has interrupted, or `null`. */
export const storedDispatch = (keys: DispatchKeys, returnOrderNumber: string): StoredDispatch | null => {
  for (const dispatchType of ['email', 'mail'] as const) {
    const key = keys.read(nameOf(returnOrderNumber, dispatchType))
    if (key !== null) return { dispatchType, key }
  }
  return null
}

/** Sending is seldom asked for: its code comes with its dialog. What cannot be sent for want of it has not been sent. */
const loadDispatch = () => import('../../src/services/dispatch-return-label.ts')
const notSent: DispatchAnswer = { kind: 'failed', reason: 'the code that sends did not come' }
const notKnown: DispatchAnswer = { kind: 'open', failure: { kind: 'network' } }

/** The label chart with its calls; `stored` of its input comes from `storedDispatch`. */
export const createReturnLabelMachine = ({ http, keys }: ReturnLabelDeps) =>
  returnLabelMachine.provide({
    actors: {
      getLabel: fromPromise<LabelAnswer, LabelQuestion>(({ input, signal }) =>
        getReturnLabel(http, input, signal),
      ),
      storeKey: fromPromise<void, DispatchAttempt>(async ({ input: { request, key } }) =>
        keys.store(nameOf(request.returnOrderNumber, request.dispatchType), key),
      ),
      dispatchLabel: fromPromise<DispatchAnswer, DispatchAttempt>(({ input, signal }) =>
        loadDispatch().then(
          ({ dispatchReturnLabel }) => dispatchReturnLabel(http, input, signal),
          () => notSent,
        ),
      ),
      readOutcome: fromPromise<DispatchAnswer, DispatchAttempt>(({ input, signal }) =>
        loadDispatch().then(
          ({ readDispatchOutcome }) => readDispatchOutcome(http, input, signal),
          () => notKnown,
        ),
      ),
      watchPage: createWatchPage(),
    },
    actions: {
      dropStoredKey: ({ context: { returnOrderNumber, dispatchType } }) =>
        keys.drop(nameOf(returnOrderNumber, dispatchType)),
    },
  })
