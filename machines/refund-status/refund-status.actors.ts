import { fromPromise } from 'xstate'
import type { RefundStatus } from '../../contract/orders/refund-status.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { createWatchNetwork } from '../network.actors.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { refundStatusMachine } from './refund-status.machine.ts'
import type { LoadStatusInput, LoadStatusResult } from './refund-status.types.ts'

/** The chart with its call; a route's loader may have started it. */
export const createRefundStatusMachine = ({
  statuses,
}: {
  readonly statuses: Prefetch<LoadStatusInput, RefundStatus>
}) =>
  refundStatusMachine.provide({
    actors: {
      loadStatus: fromPromise<LoadStatusResult, LoadStatusInput>(({ input, signal }) =>
        statuses.take(input, signal),
      ),
      watchPage: createWatchPage(),
      watchNetwork: createWatchNetwork(),
    },
  })
