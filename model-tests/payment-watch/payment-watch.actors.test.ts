import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createPaymentWatchMachine } from '../../machines/deferred-payment/payment-watch/payment-watch.actors.ts'
import { answers, heldTime, hostThat, pageOf } from '../samples/fake-host.ts'
import { unpaidOrder } from '../samples/payment-samples.ts'
import { sampleOrder } from '../samples/samples.ts'

const ofOrder = 'GET /orders/history/v1/{orderNumber}'
const page = pageOf()

beforeEach(() => {
  vi.stubGlobal('document', page.page)
})
afterEach(() => {
  page.show()
  vi.unstubAllGlobals()
})

test('the order is asked for until it is paid, and not while the page is in the background', async () => {
  const { http, asked } = hostThat({
    [ofOrder]: [answers(200, { order: unpaidOrder() }), answers(200, { order: sampleOrder() })],
  })
  const { clock, pass } = heldTime()
  const input = { orderNumber: 'C00000001', country: 'gb', language: 'en', maxPolls: 3 }
  const watch = createActor(createPaymentWatchMachine(http), { input, clock }).start()
  await pass(0)
  const question = {
    request: ofOrder,
    params: { orderNumber: 'C00000001' },
    query: expect.objectContaining({ locale: 'en_GB', country: 'GB', language: 'en' }),
  }
  expect(asked).toEqual([question])
  page.hide()
  await pass(60_000)
  expect(asked).toEqual([question])
  page.show()
  await pass(0)
  expect([asked, watch.getSnapshot().output]).toEqual([[question, question], 'paid'])
})
