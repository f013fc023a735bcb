import { describe, expect, test, vi } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { createDeferredPaymentMachine } from '../../machines/deferred-payment/deferred-payment.actors.ts'
import { selectPaymentView } from '../../machines/deferred-payment/deferred-payment.selectors.ts'
import type { FetchOrderInput } from '../../machines/deferred-payment/deferred-payment.types.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { succeeded } from '../../services/http/result.ts'
import {
  codeUrl,
  paymentReturnUrl,
  postForm,
  samplePaymentInput,
  unpaidOrder,
  walletPayment,
} from '../samples/payment-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { sampleOrder } from '../samples/samples.ts'

const ofOrder = 'GET /api/orders/history/v1/C00000001'
const preparingForm = 'POST /api/payment/deferred_payment_forms/v2'
const preparingWallet = 'POST /api/payment/wallet_deferred_payments/v1'
const job = (response: object) => answers({ id: 'job-1', status: 'COMPLETED', response }, 202)

const start = async (order: Order, replies: readonly HostAnswer[]) => {
  const { http, asked } = startHost(replies)
  const { keys, settled } = startKeys()
  const taken: FetchOrderInput[] = []
  const left: unknown[] = []
  const machine = createDeferredPaymentMachine({
    http,
    keys,
    order: createPrefetch(async (input) => {
      taken.push(input)
      return succeeded(order)
    }),
    sendForm: (handOver) => left.push(handOver),
    openWallet: (wallet) => left.push(wallet),
  })
  const pay = running(machine, samplePaymentInput())
  await pay.pass(0)
  return { ...pay, asked, settled, taken, left, view: () => selectPaymentView(pay.snapshot()) }
}

openPage()

describe('deferred payment with its calls', () => {
  const isShown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  test('the order is taken from its loader, the payment prepared once, and its form sent on', async () => {
    const pay = await start(unpaidOrder(), [job({ form: postForm })])
    expect(pay.taken).toEqual([{ orderNumber: 'C00000001', country: 'us', language: 'en' }])
    expect(pay.asked).toEqual([
      {
        call: preparingForm,
        idempotencyKey: 'key-1',
        body: {
          approvalId: 'ap1',
          experienceType: 'DESKTOP',
          orderNumber: 'C00000001',
          returnURL: paymentReturnUrl,
        },
      },
    ])
    expect(pay.settled).toEqual([
      { call: 'preparePaymentFormV2', object: 'C00000001', key: 'key-1', end: 'done' },
    ])
    expect([pay.view(), pay.left]).toEqual(['ready', []])
    pay.actor.send({ type: 'payment.submit' })
    await pay.pass(2_000)
    expect(pay.left).toEqual([{ form: postForm }])
  })

  test('a code is watched, and its wallet opened', async () => {
    const pay = await start(unpaidOrder({ payment: [walletPayment] }), [
      job({ qrCodeURL: codeUrl }),
      answers({ order: unpaidOrder() }),
    ])
    expect(pay.view()).toBe('scanning')
    expect(pay.asked.map(({ call }) => call)).toEqual([preparingWallet, ofOrder])
    pay.actor.send({ type: 'payment.submit' })
    expect(pay.left).toEqual([{ url: `${codeUrl}&visitId=v1&visitorId=w1` }])
  })

  test('who goes back to the page as they left it is told whether they have paid', async () => {
    const pay = await start(unpaidOrder(), [job({ form: postForm }), answers({ order: sampleOrder() })])
    pay.actor.send({ type: 'payment.submit' })
    isShown(true)
    expect(pay.view()).toBe('leaving')
    await pay.pass(2_000)
    isShown(false)
    expect([pay.view(), pay.asked.length]).toEqual(['leaving', 1])
    isShown(true)
    await pay.pass(0)
    expect([pay.view(), pay.asked[1]]).toMatchObject(['paid', { call: ofOrder }])
    isShown(true)
    expect(pay.view()).toBe('paid')
  })

  test('a page that is left for good hears nothing of the browser any more', async () => {
    const listeners = vi.spyOn(window, 'removeEventListener')
    const pay = await start(unpaidOrder(), [job({ form: postForm })])
    pay.actor.send({ type: 'payment.submit' })
    pay.actor.send({ type: 'payment.submit' })
    expect(listeners).not.toHaveBeenCalled()
    pay.actor.stop()
    expect(listeners.mock.calls.map(([type]) => type)).toEqual(['pageshow'])
  })
})
