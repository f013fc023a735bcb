import { fromPromise } from 'xstate'
import type { Order } from '../../contract/orders/order.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { preparePayment } from '../../services/orders/prepare-payment.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import type { OrderCache } from './order-cache.ts'
import { orderDetailMachine } from './order-detail.machine.ts'
import type { FetchOrderInput, FetchOrderResult } from './order-detail.types.ts'

export type OrderDetailDeps = ChangeDeps & {
  /** A route's loader starts the order here before the screen's code is there. */
  readonly order: Prefetch<FetchOrderInput, Order>
  readonly cache: OrderCache
}

/** The order chart with its calls; input `OrderDetailInput`. */
export const createOrderDetailMachine = ({ http, keys, order, cache }: OrderDetailDeps) =>
  orderDetailMachine.provide({
    actors: {
      fetchOrder: fromPromise<FetchOrderResult, FetchOrderInput>(({ input, signal }) =>
        order.take(input, signal),
      ),
      paymentAttempt: createAttempt({ http, keys, change: preparePayment }),
      watchPage: createWatchPage(),
    },
    actions: {
      storeOrder: (_, { cached }) => {
        if (cached) cache.store(cached)
      },
    },
  })
