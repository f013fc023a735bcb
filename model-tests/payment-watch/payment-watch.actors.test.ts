import { expect, test } from 'vitest'
import { createPaymentWatchMachine } from '../../machines/deferred-payment/payment-watch/payment-watch.actors.ts'
import { unpaidOrder } from '../samples/payment-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { openPage } from '../samples/sample-page.ts'
import { sampleOrder } from '../samples/samples.ts'

const page = openPage()

test('the order is asked for until it is paid, and not while the page is in the background', async () => {
  const { http, asked } = startHost([answers({ order: unpaidOrder() }), answers({ order: sampleOrder() })])
  const input = { orderNumber: 'C00000001', country: 'gb', language: 'en', maxPolls: 3 }
  const { snapshot, pass } = running(createPaymentWatchMachine(http), input)
  await pass(0)
  const question = {
    call: 'GET /api/orders/history/v1/C00000001',
    query: expect.objectContaining({ locale: 'en_GB', country: 'GB', language: 'en' }),
  }
  expect(asked).toEqual([question])
  page.hide()
  await pass(60_000)
  expect(asked).toEqual([question])
  page.show()
  await pass(0)
  expect([asked, snapshot().output]).toEqual([[question, question], 'paid'])
})
