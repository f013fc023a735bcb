import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Order } from '../../contract/orders/order.ts'
import { createDeferredPaymentMachine } from '../../machines/deferred-payment/deferred-payment.actors.ts'
import { selectPaymentView } from '../../machines/deferred-payment/deferred-payment.selectors.ts'
import type {
  DeferredPaymentInput,
  FetchOrderInput,
} from '../../machines/deferred-payment/deferred-payment.types.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { succeeded } from '../../services/http/result.ts'
import { answers, heldTime, hostThat, keysWith, pageOf } from '../samples/fake-host.ts'
import {
  codeUrl,
  paymentReturnUrl,
  postForm,
  samplePaymentInput,
  unpaidOrder,
  walletPayment,
} from '../samples/payment-samples.ts'
import { sampleOrder } from '../samples/samples.ts'

const ofOrder = 'GET /orders/history/v1/{orderNumber}'
const preparingForm = 'POST /payment/deferred_payment_forms/v2'
const preparingWallet = 'POST /payment/wallet_deferred_payments/v1'
const job = (response: object) => answers(202, { id: 'job-1', status: 'COMPLETED', response })

const start = async (
  order: Order,
  replies: Parameters<typeof hostThat>[0],
  changes: Partial<DeferredPaymentInput> = {},
) => {
  const { http, asked } = hostThat(replies)
  const { keys, settled } = keysWith()
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
  const { clock, pass } = heldTime()
  const actor = createActor(machine, { input: samplePaymentInput(changes), clock }).start()
  await pass(0)
  await pass(0)
  return { actor, asked, settled, taken, left, pass, view: () => selectPaymentView(actor.getSnapshot()) }
}

describe('deferred payment with its calls', () => {
  const browser = new EventTarget()
  const isShown = (persisted: boolean) =>
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  beforeEach(() => {
    vi.stubGlobal('document', pageOf().page)
    vi.stubGlobal('window', browser)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('the order is taken from its loader, the payment prepared once, and its form sent on', async () => {
    const pay = await start(unpaidOrder(), { [preparingForm]: [job({ form: postForm })] })
    expect(pay.taken).toEqual([{ orderNumber: 'C00000001', country: 'us', language: 'en' }])
    expect(pay.asked).toEqual([
      {
        request: preparingForm,
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
      { subject: { call: 'preparePaymentFormV2', object: 'C00000001' }, key: 'key-1', end: 'done' },
    ])
    expect([pay.view(), pay.left]).toEqual(['ready', []])
    pay.actor.send({ type: 'payment.submit' })
    await pay.pass(2_000)
    expect(pay.left).toEqual([{ form: postForm }])
  })

  test('a code is watched, and its wallet opened', async () => {
    const pay = await start(unpaidOrder({ payment: [walletPayment] }), {
      [preparingWallet]: [job({ qrCodeURL: codeUrl })],
      [ofOrder]: [answers(200, { order: unpaidOrder() })],
    })
    expect(pay.view()).toBe('scanning')
    expect(pay.asked.map(({ request }) => request)).toEqual([preparingWallet, ofOrder])
    pay.actor.send({ type: 'payment.submit' })
    expect(pay.left).toEqual([{ url: `${codeUrl}&visitId=v1&visitorId=w1` }])
  })

  test('who goes back to the page as they left it is told whether they have paid', async () => {
    const pay = await start(
      unpaidOrder(),
      { [preparingForm]: [job({ form: postForm })], [ofOrder]: [answers(200, { order: sampleOrder() })] },
      {},
    )
    pay.actor.send({ type: 'payment.submit' })
    isShown(true)
    expect(pay.view()).toBe('leaving')
    await pay.pass(2_000)
    isShown(false)
    expect([pay.view(), pay.asked.length]).toEqual(['leaving', 1])
    isShown(true)
    await pay.pass(0)
    expect([pay.view(), pay.asked[1]]).toMatchObject([
      'paid',
      { request: ofOrder, params: { orderNumber: 'C00000001' } },
    ])
    isShown(true)
    expect(pay.view()).toBe('paid')
  })

  test('a page that is left for good hears nothing of the browser any more', async () => {
    const listeners = vi.spyOn(browser, 'removeEventListener')
    const pay = await start(unpaidOrder(), { [preparingForm]: [job({ form: postForm })] })
    pay.actor.send({ type: 'payment.submit' })
    pay.actor.send({ type: 'payment.submit' })
    expect(listeners).not.toHaveBeenCalled()
    pay.actor.stop()
    expect(listeners.mock.calls.map(([type]) => type)).toEqual(['pageshow'])
  })
})
