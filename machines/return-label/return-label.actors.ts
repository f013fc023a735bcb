import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import type { DispatchAnswer } from '../../services/returns/dispatch-return-label.ts'
import { getReturnLabel, type LabelAnswer } from '../../services/returns/get-return-label.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import type { StoredKeys } from '../stored-keys.ts'
import { returnLabelMachine } from './return-label.machine.ts'
import type { DispatchAttempt, LabelQuestion } from './return-label.types.ts'
import { nameOfDispatch } from './stored-dispatch.ts'

export type ReturnLabelDeps = { readonly http: Http; readonly keys: StoredKeys }

/** Sending is seldom asked for: its code comes with its dialog. What cannot be sent for want of it has not been sent. */
const loadDispatch = () => import('../../services/returns/dispatch-return-label.ts')
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
        keys.store(nameOfDispatch(request.returnOrderNumber, request.dispatchType), key),
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
        keys.drop(nameOfDispatch(returnOrderNumber, dispatchType)),
    },
  })
