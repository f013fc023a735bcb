import { orderDetailMachine } from '../../machines/order-detail/order-detail.machine.ts'
import { selectOrderView } from '../../machines/order-detail/order-detail.selectors.ts'
import type {
  CachedOrder,
  FetchOrderResult,
  PaymentFetchOutput,
} from '../../machines/order-detail/order-detail.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { postForm, unpaidOrder } from '../samples/payment-samples.ts'
import { defect, orderIsLost, problem, sampleOrder, walkTime } from '../samples/samples.ts'

const minute = 60_000
const order = sampleOrder()
const returnOrder = sampleOrder({ orderType: 'RETURN_ORDER' })

const readCachedOrder: readonly Answer<CachedOrder | null>[] = [
  { words: 'the order was not here before', output: null, inBrowser: { by: 'host' } },
  { words: 'the order was here a minute ago', output: { order, fetchedAt: walkTime - minute } },
  { words: 'the order was here eleven minutes ago', output: { order, fetchedAt: walkTime - 11 * minute } },
  {
    words: 'the order was here a minute ago, and is to be asked for again',
    output: { order: sampleOrder({ shouldRefresh: true }), fetchedAt: walkTime - minute },
  },
  { words: 'a return was here under this number', output: { order: returnOrder, fetchedAt: walkTime } },
  { words: 'the cache breaks the page’s own code', error: defect },
]

const fetchOrder: readonly Answer<FetchOrderResult>[] = [
  {
    words: 'the order arrives',
    output: succeeded(order),
    inBrowser: { by: 'host', scenario: 'cancellable' },
  },
  { words: 'a return arrives', output: succeeded(returnOrder) },
  { words: 'an order that was left unpaid arrives', output: succeeded(unpaidOrder()) },
  {
    words: 'the host knows no such order',
    output: failed(problem(404, 'order_not_found')),
    inBrowser: { by: 'host' },
  },
  ...orderIsLost,
  {
    words: 'the host says that nobody is signed in',
    output: failed({ kind: 'unauthorized' }),
    inBrowser: { by: 'fault', effect: 'unauthorized' },
  },
  { words: 'the order breaks the page’s own code', error: defect },
]

const paymentAttempt: readonly Answer<PaymentFetchOutput>[] = [
  { words: 'the provider answers a form', output: doneAs({ form: postForm, qrCodeURL: null }) },
  { words: 'the provider cannot prepare it', output: refusedAs('internal', 500) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the attempt breaks the page’s own code', error: defect },
]

const payment = { experienceType: () => 'DESKTOP' as const, returnUrl: 'https://shop.example/paid' }
const place = { country: 'us', language: 'en', payment, now: () => walkTime }
const orderNumber = order.orderNumber

export const orderDetailModel = defineModel<typeof orderDetailMachine>({
  flow: 'order-detail',
  machine: orderDetailMachine,
  starts: [
    {
      words: 'a member who opens a sales order',
      input: { orderNumber, expects: 'sales', isMember: true, ...place },
    },
    {
      words: 'a guest who opens a sales order',
      input: { orderNumber, expects: 'sales', isMember: false, ...place },
    },
    {
      words: 'a member who opens a sales order as a return',
      input: { orderNumber, expects: 'return', isMember: true, ...place },
    },
  ],
  events: {
    'order.retry': [{ words: 'the shopper tries again', event: { type: 'order.retry' } }],
    'order.changed': [
      { words: 'the order was cancelled', event: { type: 'order.changed', change: 'cancelled' } },
      { words: 'the host knows more of the order', event: { type: 'order.changed', change: null } },
    ],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { readCachedOrder, fetchOrder, paymentAttempt },
  delays: { cacheLifetime: 'ten minutes have passed since the last request' },
  listeners: ['watchPage'],
  key: ({ cached, failure, recentChange, isPaymentAsked }) => [
    cached?.order.orderType,
    cached && walkTime - cached.fetchedAt,
    cached?.order.shouldRefresh,
    failure?.kind,
    recentChange,
    cached?.order.paymentHoldFlag,
    cached?.order.deferredPaymentData !== null,
    isPaymentAsked,
  ],
  states: {
    readingCache: { sees: 'nothing yet', view: 'skeleton' },
    loadingOrder: { sees: 'lines in the shape of the page', view: 'skeleton' },
    'ready.current': { sees: 'the order', view: 'order' },
    'ready.fetchingPayment': { sees: 'the order', view: 'order' },
    'ready.refreshing': { sees: 'the order', view: 'order' },
    serviceError: {
      sees: 'that the order did not come or is not theirs, contact us and try again',
      view: 'serviceError',
    },
    sessionEnded: { sees: 'the guest lookup', view: 'leaving' },
    leaving: { sees: 'the page of the return', view: 'leaving' },
  },
  view: selectOrderView,
})
