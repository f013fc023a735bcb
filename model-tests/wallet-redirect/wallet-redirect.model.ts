import { walletRedirectMachine } from '../../machines/wallet-redirect/wallet-redirect.machine.ts'
import type { FindPaymentResult } from '../../machines/wallet-redirect/wallet-redirect.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { paymentLinks } from '../samples/payment-samples.ts'
import { defect, problem } from '../samples/samples.ts'

const findPayment: readonly Answer<FindPaymentResult>[] = [
  {
    words: 'the payment is found',
    output: succeeded({ paymentURL: 'https://pay.podium.example/checkout?paymentId=p1' }),
  },
  {
    words: 'the payment leads to a host that nobody listed',
    output: succeeded({ paymentURL: 'https://pay.podium.example.evil.example/' }),
  },
  { words: 'the order waits for no payment', output: failed(problem(400, 'payment_state')) },
  { words: 'there is no such payment', output: failed(problem(404, 'order_not_found')) },
  { words: 'the payment does not arrive', output: failed({ kind: 'network' }) },
  { words: 'the payment breaks the page’s own code', error: defect },
]

const query = { orderId: 'C00000001', paymentId: 'a-payment-of-this-order', visitId: 'v1', visitorId: 'w1' }

export const walletRedirectModel = defineModel<typeof walletRedirectMachine>({
  flow: 'wallet-redirect',
  machine: walletRedirectMachine,
  starts: [
    { words: 'a code that was scanned', input: { query, links: paymentLinks } },
    { words: 'an address without a payment', input: { query: null, links: paymentLinks } },
  ],
  events: {
    'redirect.retry': [{ words: 'the shopper tries again', event: { type: 'redirect.retry' } }],
    'redirect.go': [{ words: 'the shopper goes on by hand', event: { type: 'redirect.go' } }],
  },
  answers: { findPayment },
  delays: {},
  key: ({ url }) => url,
  states: {
    finding: { sees: 'that the payment is looked for' },
    leaving: { sees: 'that the wallet opens' },
    notDue: { sees: 'that there is nothing to pay' },
    unknown: { sees: 'that there is no such payment' },
    failed: { sees: 'that the payment did not open, with a way to try again' },
  },
})
