import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createWalletRedirectMachine } from '../../machines/wallet-redirect/wallet-redirect.actors.ts'
import { answers, heldTime, hostThat, refuses } from '../samples/fake-host.ts'
import { paymentLinks } from '../samples/payment-samples.ts'

const redirect = 'GET /payment/wallet_redirects/v1'
const query = { orderId: 'C00000001', paymentId: 'p1', visitId: 'v1', visitorId: 'w1' }
const paymentURL = 'https://pay.podium.example/checkout?paymentId=p1'

test.each([
  [answers(200, { paymentURL }), 'leaving', [paymentURL]],
  [answers(200, { paymentURL: 'https://evil.example/' }), 'failed', []],
  [refuses(400, 'payment_state'), 'notDue', []],
])(
  'a code that was scanned is asked about with all that it carries; the host answers %j',
  async (reply, state, where) => {
    const { http, asked } = hostThat({ [redirect]: [reply] })
    const left: string[] = []
    const { clock, pass } = heldTime()
    const machine = createWalletRedirectMachine({ http, leave: (url) => left.push(url) })
    const shopper = createActor(machine, { input: { query, links: paymentLinks }, clock }).start()
    await pass(0)
    expect(asked).toEqual([{ request: redirect, query }])
    expect([shopper.getSnapshot().value, left]).toEqual([state, where])
  },
)
