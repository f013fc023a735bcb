import { orderDetailMachine } from '../../machines/order-detail/order-detail.machine.ts'
import { selectOrderView } from '../../machines/order-detail/order-detail.selectors.ts'
import type {
  FetchOrderResult,
  OrderDetailInput,
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
const asked: OrderDetailInput = {
  orderNumber: order.orderNumber,
  expects: 'sales',
  isMember: true,
  country: 'us',
  language: 'en',
  cached: null,
  payment,
  now: () => walkTime,
}
const cachedAgo = (ms: number, cached = order) => ({
  ...asked,
  cached: { order: cached, fetchedAt: walkTime - ms },
})

export const orderDetailModel = defineModel<typeof orderDetailMachine>({
  flow: 'order-detail',
  machine: orderDetailMachine,
  starts: [
    { words: 'a member who opens a sales order', input: asked },
    { words: 'a guest who opens a sales order', input: { ...asked, isMember: false } },
    { words: 'a member who opens a sales order as a return', input: { ...asked, expects: 'return' } },
    { words: 'a member whose page came with the order', input: cachedAgo(0), rendered: true },
    {
      words: 'a guest whose page came with the order',
      input: { ...cachedAgo(0), isMember: false },
      rendered: true,
    },
    {
      words: 'a member whose page came with an order that was left unpaid',
      input: cachedAgo(0, unpaidOrder()),
      rendered: true,
    },
    { words: 'a member whose page came with a return', input: cachedAgo(0, returnOrder), rendered: true },
    {
      words: 'a member whose page came with an order that is to be asked for again',
      input: cachedAgo(0, sampleOrder({ shouldRefresh: true })),
      rendered: true,
    },
    { words: 'a member who saw the order eleven minutes ago', input: cachedAgo(11 * minute) },
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
  answers: { fetchOrder, paymentAttempt },
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
