import { fromCallback, fromPromise } from 'xstate'
import type { Order } from '../../contract/orders/order.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { preparePayment } from '../../services/orders/prepare-payment.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { deferredPaymentMachine } from './deferred-payment.machine.ts'
import type {
  DeferredPaymentEvent,
  FetchOrderInput,
  FetchOrderResult,
  HandOver,
  OpenWallet,
} from './deferred-payment.types.ts'
import { createPaymentWatchMachine } from './payment-watch/payment-watch.actors.ts'

export type DeferredPaymentDeps = ChangeDeps & {
  /** A route's loader starts the order here before the screen's code is there. */
  readonly order: Prefetch<FetchOrderInput, Order>
  readonly sendForm: (handOver: HandOver) => void
  readonly openWallet: (wallet: OpenWallet) => void
}

const watchReturn = fromCallback<DeferredPaymentEvent>(({ sendBack }) => {
  const tell = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'page.returned' })
  }
  window.addEventListener('pageshow', tell)
  return () => window.removeEventListener('pageshow', tell)
})

/** The payment chart with its calls; input `DeferredPaymentInput`. */
export const createDeferredPaymentMachine = ({
  http,
  keys,
  order,
  sendForm,
  openWallet,
}: DeferredPaymentDeps) =>
  deferredPaymentMachine.provide({
    actors: {
      fetchOrder: fromPromise<FetchOrderResult, FetchOrderInput>(({ input, signal }) =>
        order.take(input, signal),
      ),
      attempt: createAttempt({ http, keys, change: preparePayment }),
      paymentWatch: createPaymentWatchMachine(http),
      watchReturn,
    },
    actions: {
      sendForm: (_, handOver) => sendForm(handOver),
      openWallet: (_, wallet) => openWallet(wallet),
    },
  })
