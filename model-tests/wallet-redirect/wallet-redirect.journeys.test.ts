import { describe, expect, test } from 'vitest'
import { walletRedirectMachine } from '../../machines/wallet-redirect/wallet-redirect.machine.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { paymentLinks } from '../samples/payment-samples.ts'
import { defect, problem } from '../samples/samples.ts'

const query = { orderId: 'C00000001', paymentId: 'p1', visitId: 'v1', visitorId: 'w1' }
const paymentURL = 'https://pay.podium.example/checkout?paymentId=p1'
const code = 'service-deferred-payment-failure'

const start = (scanned: typeof query | null = query) => {
  const left: (string | null)[] = []
  const journey = startJourney({
    machine: walletRedirectMachine,
    input: () => ({ query: scanned, links: paymentLinks }),
    actions: { leave: (_: never, { url }: { url: string | null }) => left.push(url) } as never,
  })
  return { ...journey, left, state: () => journey.snapshot().value }
}

describe('wallet redirect: pinned journeys', () => {
  test('[DP-03] a code that was scanned leads to its payment, and by hand there once more', async () => {
    const shopper = start()
    expect([shopper.state(), shopper.left]).toEqual(['finding', []])
    await shopper.answer('findPayment', succeeded({ paymentURL }))
    expect([shopper.state(), shopper.left]).toEqual(['leaving', [paymentURL]])
    shopper.send({ type: 'redirect.go' })
    expect(shopper.left).toEqual([paymentURL, paymentURL])
    expect(shopper.asked('findPayment')).toEqual([{ query }])
    expect(shopper.emitted).toEqual([])
  })

  test('an address without a payment asks nobody', () => {
    const shopper = start(null)
    expect([shopper.state(), shopper.asked('findPayment'), shopper.left]).toEqual(['unknown', [], []])
  })

  test.each([
    ['notDue', 400, 'payment_state'],
    ['unknown', 404, 'order_not_found'],
    ['unknown', 400, 'validation'],
  ])('%s: the host answers %i %s', async (state, status, refusal) => {
    const shopper = start()
    await shopper.answer('findPayment', failed(problem(status, refusal)))
    expect([shopper.state(), shopper.left, shopper.emitted]).toEqual([state, [], []])
  })

  test.each(['https://pay.podium.example.evil.example/', 'javascript:alert(1)', '//evil.example/'])(
    'nobody is led to %s; it is reported',
    async (elsewhere) => {
      const shopper = start()
      await shopper.answer('findPayment', succeeded({ paymentURL: elsewhere }))
      expect([shopper.state(), shopper.left]).toEqual(['failed', []])
      expect(shopper.emitted).toEqual([
        { type: 'error.reported', code, devMessage: 'the payment leads to no listed host' },
      ])
    },
  )

  test('each failure is reported for what it was, and a retry may succeed', async () => {
    const shopper = start()
    await shopper.answer('findPayment', failed(problem(503, 'unavailable')))
    shopper.send({ type: 'redirect.retry' })
    await shopper.breaks('findPayment', defect)
    shopper.send({ type: 'redirect.retry' })
    await shopper.answer('findPayment', succeeded({ paymentURL }))
    expect([shopper.state(), shopper.left]).toEqual(['leaving', [paymentURL]])
    expect(shopper.emitted).toEqual([
      { type: 'error.reported', code, devMessage: 'problem 503 unavailable' },
      { type: 'error.reported', code, devMessage: 'defect' },
    ])
  })

  test.each([
    ['another refusal', failed(problem(429, 'rate_limited')), 'problem 429 rate_limited'],
    ['HTML', failed({ kind: 'unparsable', status: 404 }), 'unparsable 404'],
    ['nothing', failed({ kind: 'network' }), 'network'],
  ])('a host that answers %s may be asked again', async (_, answer, devMessage) => {
    const shopper = start()
    await shopper.answer('findPayment', answer)
    expect([shopper.state(), shopper.emitted]).toEqual([
      'failed',
      [{ type: 'error.reported', code, devMessage }],
    ])
    shopper.send({ type: 'redirect.retry' })
    expect([shopper.state(), shopper.asked('findPayment')]).toEqual(['finding', [{ query }, { query }]])
  })

  test('there is nowhere to go before the host has said where', async () => {
    const shopper = start()
    expect(shopper.snapshot().context).toEqual({ query, links: paymentLinks, url: null })
    shopper.send({ type: 'redirect.go' })
    shopper.send({ type: 'redirect.retry' })
    expect([shopper.left, shopper.asked('findPayment').length]).toEqual([[], 1])
    await shopper.answer('findPayment', succeeded({ paymentURL }))
    expect(shopper.snapshot().context.url).toBe(paymentURL)
  })
})
