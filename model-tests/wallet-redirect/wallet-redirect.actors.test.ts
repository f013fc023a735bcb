import { expect, test } from 'vitest'
import { createWalletRedirectMachine } from '../../machines/wallet-redirect/wallet-redirect.actors.ts'
import { paymentLinks } from '../samples/payment-samples.ts'
import { running } from '../samples/running.ts'
import { answers, refuses, startHost } from '../samples/sample-host.ts'

const query = { orderId: 'C00000001', paymentId: 'p1', visitId: 'v1', visitorId: 'w1' }
const paymentURL = 'https://pay.podium.example/checkout?paymentId=p1'

test.each([
  [answers({ paymentURL }), 'leaving', [paymentURL]],
  [answers({ paymentURL: 'https://evil.example/' }), 'failed', []],
  [refuses(400, 'payment_state'), 'notDue', []],
])(
  'a code that was scanned is asked about with all that it carries; the host answers %j',
  async (reply, state, where) => {
    const { http, asked } = startHost([reply])
    const left: string[] = []
    const machine = createWalletRedirectMachine({ http, leave: (url) => left.push(url) })
    const shopper = running(machine, { query, links: paymentLinks })
    await shopper.pass(0)
    expect(asked).toEqual([{ call: 'GET /api/payment/wallet_redirects/v1', query }])
    expect([shopper.snapshot().value, left]).toEqual([state, where])
  },
)
