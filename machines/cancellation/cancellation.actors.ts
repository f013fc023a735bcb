import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import type { CancelAnswer } from '../../services/orders/cancel-answer.ts'
import { cancelOrder } from '../../services/orders/cancel-order.ts'
import { getCancelJob } from '../../services/orders/get-cancel-job.ts'
import { readCancelOutcome } from '../../services/orders/read-cancel-outcome.ts'
import { createJobPollingMachine } from '../attempt/job-polling/job-polling.machine.ts'
import type { RequestJobInput, RequestJobResult } from '../attempt/job-polling/job-polling.types.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { cancellationMachine } from './cancellation.machine.ts'
import type { Attempt, CancelJobResponse } from './cancellation.types.ts'

/** Keys of attempts whose outcome is not known yet, by order number; they survive a reload (CA-08). */
export type AttemptKeys = {
  readonly read: (orderNumber: string) => string | null
  readonly store: (orderNumber: string, key: string) => void
  readonly drop: (orderNumber: string) => void
}

export type CancellationDeps = { readonly http: Http; readonly keys: AttemptKeys }

/**
 * The cancellation chart with its calls; input `{ order, isMember, country, recentChange, storedKey, now, newKey }`, with
 * `storedKey` from `keys.read(orderNumber)`.
 */
export const createCancellationMachine = ({ http, keys }: CancellationDeps) =>
  cancellationMachine.provide({
    actors: {
      storeKey: fromPromise<void, Attempt>(async ({ input }) =>
        keys.store(input.order.orderNumber, input.key),
      ),
      cancelOrder: fromPromise<CancelAnswer, Attempt>(({ input, signal }) =>
        cancelOrder(http, input, signal),
      ),
      readOutcome: fromPromise<CancelAnswer, Attempt>(({ input, signal }) =>
        readCancelOutcome(http, input, signal),
      ),
      jobPolling: createJobPollingMachine<CancelJobResponse>().provide({
        actors: {
          requestJob: fromPromise<RequestJobResult<CancelJobResponse>, RequestJobInput>(({ input, signal }) =>
            getCancelJob(http, input, signal),
          ),
          watchPage: createWatchPage(),
        },
      }),
      watchPage: createWatchPage(),
    },
    actions: {
      dropStoredKey: ({ context }) => keys.drop(context.order.orderNumber),
    },
  })
