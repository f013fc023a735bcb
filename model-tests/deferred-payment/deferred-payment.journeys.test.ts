import { describe, expect, test } from 'vitest'
import type { DeferredPaymentInput } from '../../machines/deferred-payment/deferred-payment.types.ts'
import { succeeded } from '../../services/http/result.ts'
import { refusedAs } from '../samples/attempt-samples.ts'
import {
  codeUrl,
  paymentReturnUrl,
  postForm,
  unpaidOrder,
  walletPayment,
} from '../samples/payment-samples.ts'
import { sampleOrder } from '../samples/samples.ts'
import { startPayment } from './deferred-payment.parts.ts'

const start = (changes: Partial<DeferredPaymentInput> = {}) =>
  startPayment({ experienceType: () => 'MOBILE', ...changes })

const done = (form: typeof postForm | null, qrCodeURL: string | null) => ({
  kind: 'done' as const,
  key: 'k1',
  value: { form, qrCodeURL },
})

describe('deferred payment: pinned journeys', () => {
  test('[DP-02] [DP-05] the request names approval, experience, order and return; the confirmation comes before the form', async () => {
    const pay = start()
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    expect(pay.asked('attempt')).toEqual([
      {
        target: { orderNumber: 'C00000001', way: 'formsV2' },
        request: {
          approvalId: 'ap1',
          experienceType: 'MOBILE',
          orderNumber: 'C00000001',
          returnURL: paymentReturnUrl,
        },
        pendingKey: null,
      },
    ])
    await pay.answer('attempt', done(postForm, null))
    expect([pay.view(), pay.emitted]).toEqual(['ready', []])
    pay.send({ type: 'payment.submit' })
    expect([pay.view(), pay.emitted, pay.left]).toEqual(['leaving', [{ type: 'confirmation.wanted' }], []])
    pay.send({ type: 'page.opened', page: 'confirmation' })
    await pay.pass(1_999)
    expect(pay.left).toEqual([])
    await pay.pass(1)
    expect(pay.left).toEqual([{ form: postForm }])
    pay.send({ type: 'page.returned' })
    await pay.answer('paymentWatch', 'paid')
    expect([pay.view(), pay.emitted.at(-1)]).toEqual(['paid', { type: 'payment.confirmed' }])
  })

  test('[DP-02] the form can be taken at once, and stopped before it left', async () => {
    const pay = start()
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    await pay.answer('attempt', done(postForm, null))
    pay.send({ type: 'payment.submit' })
    pay.send({ type: 'page.opened', page: 'payment' })
    await pay.pass(10_000)
    expect([pay.view(), pay.left]).toEqual(['ready', []])
    pay.send({ type: 'payment.submit' })
    pay.send({ type: 'payment.submit' })
    pay.send({ type: 'payment.submit' })
    await pay.pass(10_000)
    expect(pay.left).toEqual([{ form: postForm }])
  })

  test('[DP-04 A-32] what the order’s page has fetched is gone on with, once; whoever tries again asks anew', async () => {
    const pay = start({ prepared: { form: postForm, qrCodeURL: null } })
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    expect([pay.view(), pay.asked('attempt')]).toEqual(['ready', []])
    pay.send({ type: 'page.opened', page: 'payment' })
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    expect([pay.view(), pay.asked('attempt').length]).toEqual(['preparing', 1])
  })

  test('[OD-17 A-32] the answer of a job that comes with the order is gone on with', async () => {
    const pay = start()
    const deferredPaymentData = { id: 'j1', status: 'COMPLETED' as const, response: { form: postForm } }
    await pay.answer('fetchOrder', succeeded(unpaidOrder({ deferredPaymentData })))
    expect([pay.view(), pay.asked('attempt')]).toEqual(['ready', []])
    pay.send({ type: 'payment.submit' })
    await pay.pass(2_000)
    expect(pay.left).toEqual([{ form: postForm }])
  })

  test('[DP-03] the wallet shows a code with order, payment, visit and visitor, until it is paid', async () => {
    const pay = start()
    await pay.answer('fetchOrder', succeeded(unpaidOrder({ payment: [walletPayment] })))
    expect(pay.asked('attempt')).toMatchObject([{ target: { way: 'wallet' } }])
    await pay.answer('attempt', done(null, codeUrl))
    const url = `${codeUrl}&visitId=v1&visitorId=w1`
    expect([pay.view(), pay.snapshot().context.payment]).toEqual(['scanning', { kind: 'code', url }])
    pay.send({ type: 'code.show' })
    expect([pay.view(), pay.snapshot().value]).toEqual(['scanning', { scanning: 'code' }])
    await pay.answer('paymentWatch', 'paid')
    expect([pay.view(), pay.left]).toEqual(['paid', []])
  })

  test('[DP-03] inside the wallet’s browser the helper is opened, and no confirmation is pushed', async () => {
    const pay = start({ isInWallet: true })
    await pay.answer('fetchOrder', succeeded(unpaidOrder({ payment: [walletPayment] })))
    await pay.answer('attempt', done(null, codeUrl))
    pay.send({ type: 'payment.submit' })
    expect([pay.left, pay.emitted]).toEqual([[{ url: `${codeUrl}&visitId=v1&visitorId=w1` }], []])
  })

  test('[DP-01 DP-02] an order that is here already is prepared at once, and is not asked for', async () => {
    const pay = start({ order: unpaidOrder() })
    expect([pay.view(), pay.asked('fetchOrder'), pay.asked('attempt').length]).toEqual(['preparing', [], 1])
    await pay.answer('attempt', done(postForm, null))
    expect(pay.view()).toBe('ready')
    expect(start({ order: sampleOrder() }).view()).toBe('paid')
    expect(start({ order: unpaidOrder(), isEnabled: false }).asked('attempt')).toEqual([])
  })

  test('[DP-02] who comes back from the provider is told of the payment, whatever the order was', () => {
    const pay = start({ page: 'confirmation', order: unpaidOrder() })
    expect([pay.view(), pay.asked('fetchOrder')]).toEqual(['confirming', []])
  })

  test('[DP-04] a failure is reported under its code, and the next try is a new attempt', async () => {
    const pay = start()
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    await pay.answer('attempt', refusedAs('internal', 500))
    expect([pay.view(), pay.emitted]).toEqual([
      'notPrepared',
      [
        {
          type: 'error.reported',
          code: 'service-deferred-payment-failure',
          devMessage: '500 internal',
        },
      ],
    ])
    pay.send({ type: 'payment.retry' })
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    expect(pay.asked('attempt')).toHaveLength(2)
    expect(pay.asked('attempt')[1]).toEqual(pay.asked('attempt')[0])
  })

  test('[DP-02] a form that leads to no listed host is not sent', async () => {
    const pay = start()
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    await pay.answer('attempt', done({ ...postForm, action: 'https://evil.example/' }, null))
    expect([pay.view(), pay.left]).toEqual(['notPrepared', []])
  })

  test('[DP-02] back without a payment: no failure is claimed, and it can be looked at or paid again', async () => {
    const pay = start({ page: 'confirmation' })
    expect([pay.view(), pay.asked('fetchOrder')]).toEqual(['confirming', []])
    await pay.answer('paymentWatch', 'stillDue')
    pay.send({ type: 'payment.retry' })
    await pay.answer('paymentWatch', 'unsure')
    expect(pay.view()).toBe('unsure')
    pay.send({ type: 'payment.again' })
    expect(pay.view()).toBe('unsure')
    pay.send({ type: 'payment.retry' })
    await pay.answer('paymentWatch', 'stillDue')
    pay.send({ type: 'payment.again' })
    expect([pay.view(), pay.emitted]).toEqual(['stillDue', [{ type: 'paymentPage.wanted' }]])
    pay.send({ type: 'page.opened', page: 'payment' })
    await pay.answer('fetchOrder', succeeded(sampleOrder()))
    expect(pay.view()).toBe('paid')
  })
})
