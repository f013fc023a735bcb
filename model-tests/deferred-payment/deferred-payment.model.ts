import type { PaymentData } from '../../domain/payments/deferred-payment.ts'
import type { AttemptOutput } from '../../machines/attempt/attempt.types.ts'
import { deferredPaymentMachine } from '../../machines/deferred-payment/deferred-payment.machine.ts'
import { selectPaymentView } from '../../machines/deferred-payment/deferred-payment.selectors.ts'
import type { FetchOrderResult } from '../../machines/deferred-payment/deferred-payment.types.ts'
import type { PaymentWatchOutput } from '../../machines/deferred-payment/payment-watch/payment-watch.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { codeUrl, postForm, samplePaymentInput, unpaidOrder } from '../samples/payment-samples.ts'
import { defect, problem, sampleOrder } from '../samples/samples.ts'

const fetchOrder: readonly Answer<FetchOrderResult>[] = [
  { words: 'the order waits for its payment', output: succeeded(unpaidOrder()) },
  {
    words: 'the order brings its form along',
    output: succeeded(
      unpaidOrder({ paymentApprovalId: null, deferredPaymentData: { form: postForm, qrCodeURL: null } }),
    ),
  },
  {
    words: 'the order waits for a payment that cannot be made here',
    output: succeeded(unpaidOrder({ paymentApprovalId: null })),
  },
  { words: 'the order is paid', output: succeeded(sampleOrder()) },
  {
    words: 'the time to pay the order is over',
    output: succeeded(unpaidOrder({ transaction: { orderDate: '2026-11-16T10:00:00Z' } })),
  },
  {
    words: 'the order is cancelled',
    output: succeeded(unpaidOrder({ pendingModification: { type: 'CANCEL_ORDER' } })),
  },
  { words: 'the session has ended', output: failed({ kind: 'unauthorized' }) },
  { words: 'the order does not arrive', output: failed(problem(503, 'unavailable')) },
  { words: 'the order breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<AttemptOutput<PaymentData>>[] = [
  {
    words: 'the provider answers a form',
    output: doneAs({ form: postForm, qrCodeURL: null }),
  },
  {
    words: 'the provider answers a code',
    output: doneAs({ form: null, qrCodeURL: codeUrl }),
  },
  {
    words: 'the form leads to a host that nobody listed',
    output: doneAs({ form: { ...postForm, action: 'https://evil.example/pay' }, qrCodeURL: null }),
  },
  {
    words: 'the provider cannot prepare it',
    output: refusedAs('internal', 500),
  },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the attempt breaks the page’s own code', error: defect },
]

const paymentWatch: readonly Answer<PaymentWatchOutput>[] = [
  { words: 'the payment comes', output: 'paid' },
  { words: 'no payment comes', output: 'stillDue' },
  { words: 'nothing can be found out', output: 'unsure' },
  { words: 'nobody is signed in any more', output: 'rejected' },
  { words: 'the watch breaks the page’s own code', error: defect },
]

export const deferredPaymentModel = defineModel<typeof deferredPaymentMachine>({
  flow: 'deferred-payment',
  machine: deferredPaymentMachine,
  starts: [
    { words: 'a member with an unpaid order', input: samplePaymentInput() },
    { words: 'a guest with an unpaid order', input: samplePaymentInput({ isGuest: true }) },
    { words: 'a member inside the wallet’s app', input: samplePaymentInput({ isInWallet: true }) },
    {
      words: 'a member where payments cannot be finished online',
      input: samplePaymentInput({ isEnabled: false }),
    },
    {
      words: 'a member who comes back from the provider',
      input: samplePaymentInput({ page: 'confirmation' }),
    },
    {
      words: 'a member whose page came with an unpaid order',
      input: samplePaymentInput({ order: unpaidOrder() }),
      rendered: true,
    },
    {
      words: 'a guest whose page came with an unpaid order',
      input: samplePaymentInput({ isGuest: true, order: unpaidOrder() }),
      rendered: true,
    },
    {
      words: 'a member whose page came with a paid order',
      input: samplePaymentInput({ order: sampleOrder() }),
      rendered: true,
    },
    {
      words: 'a member who comes back from the provider to a page that came with the order',
      input: samplePaymentInput({ page: 'confirmation', order: unpaidOrder() }),
      rendered: true,
    },
  ],
  events: {
    'order.retry': [{ words: 'the shopper asks for the order again', event: { type: 'order.retry' } }],
    'payment.submit': [{ words: 'the shopper pays', event: { type: 'payment.submit' } }],
    'code.show': [{ words: 'the shopper pays with another device', event: { type: 'code.show' } }],
    'payment.retry': [{ words: 'the shopper tries again', event: { type: 'payment.retry' } }],
    'payment.again': [{ words: 'the shopper wants to pay after all', event: { type: 'payment.again' } }],
    'page.opened': [
      { words: 'the payment’s address opens', event: { type: 'page.opened', page: 'payment' } },
      { words: 'the confirmation’s address opens', event: { type: 'page.opened', page: 'confirmation' } },
    ],
    'page.returned': [
      { words: 'the browser goes back to the page as it was left', event: { type: 'page.returned' } },
    ],
  },
  answers: { fetchOrder, attempt, paymentWatch, confirmingWatch: paymentWatch },
  delays: { handOverDelay: 'the delay is over' },
  listeners: ['watchReturn'],
  key: ({ payment, order }) => [payment?.kind, order?.paymentHoldFlag],
  states: {
    loadingOrder: { sees: 'the shape of the page', view: 'skeleton' },
    orderFailed: { sees: 'that the order did not load', view: 'orderFailed' },
    sessionEnded: { sees: 'another page', view: 'skeleton' },
    nothingDue: { sees: 'that nothing is to be paid: the order is paid, or it is cancelled' },
    overdue: { sees: 'that it is too late to pay', view: 'overdue' },
    noWay: { sees: 'that the payment is being checked', view: 'noWay' },
    preparing: { sees: 'that the payment is being prepared', view: 'preparing' },
    notPrepared: { sees: 'that nothing was paid, with a way to try again', view: 'notPrepared' },
    unconfirmed: { sees: 'that nothing was paid yet, and to look at the order', view: 'unconfirmed' },
    ready: { sees: 'the amount and the button', view: 'ready' },
    handingOver: { sees: 'that the payment page comes in a moment', view: 'leaving' },
    handedOver: { sees: 'that the payment page is on its way', view: 'leaving' },
    inWallet: { sees: 'the amount and the button of the wallet', view: 'ready' },
    'scanning.byDevice': { sees: 'the wallet to open, or the code to scan', view: 'scanning' },
    'scanning.code': { sees: 'the code to scan', view: 'scanning' },
    codeExpired: { sees: 'that the code has run out', view: 'codeExpired' },
    confirming: { sees: 'that the payment is being checked', view: 'confirming' },
    stillDue: { sees: 'that no payment has come', view: 'stillDue' },
    unsure: { sees: 'that the payment could not be checked', view: 'unsure' },
    paid: { sees: 'that the order is paid', view: 'paid' },
  },
  view: selectPaymentView,
})
