import { describe, expect, test } from 'vitest'
import { failed, succeeded } from '../../services/http/result.ts'
import { doneAs, notConfirmed } from '../samples/attempt-samples.ts'
import { codeUrl, postForm, unpaidOrder } from '../samples/payment-samples.ts'
import { defect, problem, sampleOrder } from '../samples/samples.ts'
import { startPayment } from './deferred-payment.parts.ts'

const place = { orderNumber: 'C00000001', country: 'us', language: 'en' }
const preparedForm = doneAs({ form: postForm, qrCodeURL: null })
const preparedCode = doneAs({ form: null, qrCodeURL: codeUrl })
const report = (code: string, devMessage: string) => ({ type: 'error.reported', code, devMessage })

const offered = async (payment: typeof preparedForm | typeof preparedCode, changes = {}) => {
  const pay = startPayment({ order: unpaidOrder(), ...changes })
  await pay.answer('attempt', payment)
  return pay
}

describe('deferred payment: loading the order', () => {
  test('the order is asked for in the page’s country and language, and nothing is offered before', () => {
    const pay = startPayment()
    expect([pay.asked('fetchOrder'), pay.view(), pay.snapshot().context.payment]).toEqual([
      [place],
      'skeleton',
      null,
    ])
  })

  test('an order that does not come is reported, and asked for again', async () => {
    const pay = startPayment()
    await pay.answer('fetchOrder', failed(problem(503, 'unavailable')))
    expect([pay.view(), pay.emitted]).toEqual([
      'orderFailed',
      [report('service-order-detail-failure', 'problem 503 unavailable')],
    ])
    pay.send({ type: 'order.retry' })
    await pay.answer('fetchOrder', succeeded(unpaidOrder()))
    expect([pay.view(), pay.asked('fetchOrder').length]).toEqual(['preparing', 2])
  })

  test('a guest whose order does not come is led to the lookup; a member whose session ended is told', async () => {
    const guest = startPayment({ isGuest: true })
    await guest.answer('fetchOrder', failed({ kind: 'unauthorized' }))
    const member = startPayment()
    await member.answer('fetchOrder', failed({ kind: 'unauthorized' }))
    expect([guest.emitted, member.emitted]).toEqual([
      [{ type: 'order.unreachable' }],
      [{ type: 'session.rejected' }],
    ])
    expect([guest.view(), member.view()]).toEqual(['skeleton', 'skeleton'])
  })

  test.each([
    ['paid', sampleOrder(), 'paid'],
    ['about to be cancelled', unpaidOrder({ pendingModification: { type: 'CANCEL_ORDER' } }), 'stopped'],
    ['too late to pay', unpaidOrder({ transaction: { orderDate: '2026-11-16T10:00:00Z' } }), 'overdue'],
    ['without an approval', unpaidOrder({ paymentApprovalId: null }), 'noWay'],
  ])('an order that is %s is told so, and nothing is prepared', async (_, order, view) => {
    const pay = startPayment()
    await pay.answer('fetchOrder', succeeded(order))
    expect([pay.view(), pay.asked('attempt'), pay.emitted]).toEqual([view, [], []])
  })

  test('payments that are switched off are not gone on with, though something was fetched', () => {
    const prepared = { form: postForm, qrCodeURL: null }
    expect(startPayment({ order: unpaidOrder(), isEnabled: false, prepared }).view()).toBe('noWay')
    expect(startPayment({ order: unpaidOrder(), prepared }).snapshot().context).toMatchObject({
      payment: { kind: 'form', form: postForm },
      prepared: null,
    })
  })
})

describe('deferred payment: preparing and handing over', () => {
  test.each([
    ['nobody can say', notConfirmed],
    ['a defect leaves open', null],
  ])('whether it is prepared %s: nothing is reported, and it is looked at again', async (_, output) => {
    const pay = startPayment({ order: unpaidOrder() })
    await (output === null ? pay.breaks('attempt', defect) : pay.answer('attempt', output))
    expect([pay.view(), pay.emitted]).toEqual(['unconfirmed', []])
    pay.send({ type: 'payment.retry' })
    expect([pay.view(), pay.asked('fetchOrder')]).toEqual(['skeleton', [place]])
  })

  test('a form that leads to no listed host is reported', async () => {
    const pay = await offered(
      doneAs({ form: { ...postForm, action: 'https://evil.example/' }, qrCodeURL: null }),
    )
    expect([pay.view(), pay.emitted]).toEqual([
      'notPrepared',
      [report('service-deferred-payment-failure', 'form and code lead to no listed host')],
    ])
  })

  test('an opened confirmation lets the form leave, and the shopper who stays may look whether it is paid', async () => {
    const pay = await offered(preparedForm)
    pay.send({ type: 'payment.submit' })
    pay.send({ type: 'page.opened', page: 'confirmation' })
    expect([pay.view(), pay.asked('paymentWatch')]).toEqual(['leaving', []])
    await pay.pass(2_000)
    pay.send({ type: 'payment.retry' })
    expect([pay.view(), pay.left, pay.asked('paymentWatch')]).toEqual([
      'confirming',
      [{ form: postForm }],
      [{ ...place, maxPolls: 6 }],
    ])
  })

  test('from each of its addresses the other can be opened', async () => {
    const pay = await offered(preparedForm)
    pay.send({ type: 'page.opened', page: 'confirmation' })
    expect([pay.view(), pay.asked('paymentWatch').length]).toEqual(['confirming', 1])
    pay.send({ type: 'page.opened', page: 'payment' })
    expect([pay.view(), pay.asked('fetchOrder'), pay.emitted]).toEqual(['skeleton', [place], []])
  })
})

describe('deferred payment: waiting for the money', () => {
  test('a code is watched for five minutes, and another one is made on request', async () => {
    const pay = await offered(preparedCode)
    expect([pay.view(), pay.asked('paymentWatch')]).toEqual(['scanning', [{ ...place, maxPolls: 120 }]])
    await pay.answer('paymentWatch', 'stillDue')
    expect([pay.view(), pay.emitted]).toEqual(['codeExpired', []])
    pay.send({ type: 'payment.retry' })
    expect(pay.view()).toBe('skeleton')
  })

  test('a phone opens the wallet of its code', async () => {
    const pay = await offered(preparedCode)
    pay.send({ type: 'payment.submit' })
    expect([pay.view(), pay.left, pay.isPending('paymentWatch')]).toEqual([
      'leaving',
      [{ url: `${codeUrl}&visitId=v1&visitorId=w1` }],
      false,
    ])
  })

  test.each([
    ['beside a code', () => offered(preparedCode)],
    ['back from the provider', async () => startPayment({ page: 'confirmation' })],
  ])('a session that ends %s is told once', async (_, begin) => {
    const pay = await begin()
    await pay.answer('paymentWatch', 'rejected')
    expect([pay.view(), pay.emitted]).toEqual(['skeleton', [{ type: 'session.rejected' }]])
  })

  test.each([
    ['beside a code', () => offered(preparedCode), 'codeExpired'],
    ['back from the provider', async () => startPayment({ page: 'confirmation' }), 'unsure'],
  ])('a watch that breaks %s claims nothing', async (_, begin, view) => {
    const pay = await begin()
    await pay.breaks('paymentWatch', defect)
    expect([pay.view(), pay.emitted]).toEqual([view, []])
  })

  test.each([
    ['beside a code', () => offered(preparedCode)],
    ['back from the provider', async () => startPayment({ page: 'confirmation' })],
  ])('a payment that comes %s is announced once', async (_, begin) => {
    const pay = await begin()
    await pay.answer('paymentWatch', 'paid')
    expect([pay.view(), pay.emitted]).toEqual(['paid', [{ type: 'payment.confirmed' }]])
  })
})
