import { paymentWatchMachine } from '../../machines/deferred-payment/payment-watch/payment-watch.machine.ts'
import type { RequestOrderResult } from '../../machines/deferred-payment/payment-watch/payment-watch.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { unpaidOrder } from '../samples/payment-samples.ts'
import { defect, sampleOrder } from '../samples/samples.ts'

const requestOrder: readonly Answer<RequestOrderResult>[] = [
  { words: 'the order is paid', output: succeeded(sampleOrder()) },
  { words: 'the order still waits for its payment', output: succeeded(unpaidOrder()) },
  { words: 'the order does not arrive', output: failed({ kind: 'network' }) },
  { words: 'nobody is signed in any more', output: failed({ kind: 'unauthorized' }) },
  { words: 'the poll breaks the page’s own code', error: defect },
]

export const paymentWatchModel = defineModel<typeof paymentWatchMachine>({
  flow: 'payment-watch',
  machine: paymentWatchMachine,
  starts: [
    {
      words: 'an order that waits for its payment',
      input: { orderNumber: 'C00000001', country: 'us', language: 'en', maxPolls: 3 },
    },
  ],
  events: {
    'page.hidden': [{ words: 'the page goes to the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page is shown again', event: { type: 'page.shown' } }],
  },
  answers: { requestOrder },
  delays: { pollDelay: 'a moment has passed' },
  listeners: ['watchPage'],
  key: ({ polls, seen }) => [Math.min(polls, 3), seen],
  states: {
    requesting: { sees: 'that the payment is waited for' },
    waiting: { sees: 'that the payment is waited for' },
    paused: { sees: 'nothing: the page is in the background' },
    ended: { sees: 'what became of the payment' },
  },
})
