import { fromCallback, fromPromise } from 'xstate'
import type { Order } from '../../contract/orders/order.ts'
import type { PaymentWay } from '../../contract/payments/deferred-payment.ts'
import type { ErrorCode } from '../../contract/session/telemetry.ts'
import { type PaymentData, paymentWayOf } from '../../domain/payments/deferred-payment.ts'
import type { Http } from '../../services/http/http.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { describeFailure } from '../../services/http/result.ts'
import { getPaymentJob, preparePayment, readPaymentOutcome } from '../../services/orders/payment-answer.ts'
import type { AttemptAnswer, ClaimKeyInput, ReadOutcomeInput, Sending } from '../attempt/attempt.types.ts'
import { createJobPollingMachine } from '../attempt/job-polling/job-polling.machine.ts'
import { pollingErrorCode } from '../attempt/job-polling/job-polling.rules.ts'
import type { RequestJobInput, RequestJobResult } from '../attempt/job-polling/job-polling.types.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { deferredPaymentMachine } from './deferred-payment.machine.ts'
import { createPaymentAttempt } from './deferred-payment.setup.ts'
import type {
  DeferredPaymentEvent,
  FetchOrderInput,
  FetchOrderResult,
  HandOver,
  OpenWallet,
  PaymentAsk,
} from './deferred-payment.types.ts'
import { createPaymentWatchMachine } from './payment-watch/payment-watch.actors.ts'

type Answer = AttemptAnswer<PaymentData>

export type DeferredPaymentDeps = {
  readonly http: Http
  /** A route's loader starts the order here before the screen's code is there. */
  readonly order: Prefetch<FetchOrderInput, Order>
  /** Stores a key and gives it back. */
  readonly claimKey: (spentKey: string | null) => string
  readonly settleKey: (key: string) => void
  readonly sendForm: (handOver: HandOver) => void
  readonly openWallet: (wallet: OpenWallet) => void
  /** Error reports of charts within charts, which nobody hears. */
  readonly report: (code: ErrorCode, devMessage: string) => void
}

/** `wayOf` is the way of the order that was fetched: its job and its outcome are looked for at the same address. */
const createAttempt = ({ http, claimKey, report }: DeferredPaymentDeps, wayOf: () => PaymentWay) =>
  createPaymentAttempt().provide({
    actors: {
      claimKey: fromPromise<string, ClaimKeyInput>(async ({ input }) => claimKey(input.spentKey)),
      send: fromPromise<Answer, Sending<PaymentAsk>>(({ input, signal }) =>
        preparePayment(http, { ...input.request, key: input.key }, signal),
      ),
      readOutcome: fromPromise<Answer, ReadOutcomeInput>(({ input, signal }) =>
        readPaymentOutcome(http, { way: wayOf(), key: input.key }, signal),
      ),
      jobPolling: createJobPollingMachine<PaymentData>().provide({
        actors: {
          requestJob: fromPromise<RequestJobResult<PaymentData>, RequestJobInput>(({ input, signal }) =>
            getPaymentJob(http, { way: wayOf(), jobId: input.jobId }, signal),
          ),
          watchPage: createWatchPage(),
        },
      }),
    },
    actions: {
      reportPolling: (_, { output }) =>
        report(
          pollingErrorCode(output),
          output.kind === 'failed' ? describeFailure(output.failure) : 'payment job',
        ),
      reportUnsure: (_, { answer }) => {
        if (answer?.kind === 'open' && answer.failure.kind === 'unparsable')
          report('could-not-parse-server-response', describeFailure(answer.failure))
        if (answer?.kind === 'open' && answer.failure.kind === 'malformed')
          report('improperly-formatted-response', describeFailure(answer.failure))
      },
    },
  })

const watchReturn = fromCallback<DeferredPaymentEvent>(({ sendBack }) => {
  const tell = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'page.returned' })
  }
  window.addEventListener('pageshow', tell)
  return () => window.removeEventListener('pageshow', tell)
})

/** The payment chart with its calls; input `DeferredPaymentInput`. */
export const createDeferredPaymentMachine = (deps: DeferredPaymentDeps) => {
  let way: PaymentWay = 'formsV2'
  return deferredPaymentMachine.provide({
    actors: {
      fetchOrder: fromPromise<FetchOrderResult, FetchOrderInput>(async ({ input, signal }) => {
        const result = await deps.order.take(input, signal)
        if (result.ok) way = paymentWayOf(result.value)
        return result
      }),
      attempt: createAttempt(deps, () => way),
      paymentWatch: createPaymentWatchMachine(deps.http),
      watchReturn,
    },
    actions: {
      settleKey: ({ context }) => {
        if (context.spentKey !== null) deps.settleKey(context.spentKey)
      },
      sendForm: (_, handOver) => deps.sendForm(handOver),
      openWallet: (_, wallet) => deps.openWallet(wallet),
    },
  })
}
