import { fromPromise } from 'xstate'
import type { Http } from '../../../services/http/http.ts'
import { getOrder } from '../../../services/orders/get-order.ts'
import { createWatchPage } from '../../page-visibility.actors.ts'
import { paymentWatchMachine } from './payment-watch.machine.ts'
import type { RequestOrderInput, RequestOrderResult } from './payment-watch.types.ts'

/** The watch of a payment with its call. */
export const createPaymentWatchMachine = (http: Http) =>
  paymentWatchMachine.provide({
    actors: {
      requestOrder: fromPromise<RequestOrderResult, RequestOrderInput>(({ input, signal }) =>
        getOrder(http, input, signal),
      ),
      watchPage: createWatchPage(),
    },
  })
