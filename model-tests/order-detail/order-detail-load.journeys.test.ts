import { describe, expect, test } from 'vitest'
import { mergeFetchedOrder } from '../../domain/orders/order-cache.ts'
import {
  isRefreshing,
  selectIsUnknownOrder,
  selectOrder,
  selectRequest,
} from '../../machines/order-detail/order-detail.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { codeUrl, postForm, unpaidOrder, walletPayment } from '../samples/payment-samples.ts'
import { problem, sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, nothing, order, orderNumber, payment, startDetail } from './order-detail.parts.ts'

describe('order detail: pinned journeys of loading', () => {
  test('[OD-05] a request record opens; success stores the order with its age', async () => {
    const page = startDetail()
    expect(selectRequest(page.snapshot())).toEqual({
      orderNumber,
      requestedAt: walkTime,
      status: 'outstanding',
    })
    await page.pass(2_000)
    await page.answer('fetchOrder', succeeded(order))
    expect(page.stored).toEqual([{ order, fetchedAt: walkTime }])
    expect(selectRequest(page.snapshot())).toEqual({
      orderNumber,
      requestedAt: walkTime,
      status: 'succeeded',
    })
    expect([page.view(), selectOrder(page.snapshot())]).toEqual(['order', order])
  })

  test('[OD-05] a return order with a non-zero total keeps the new transaction, else the previous one stays', () => {
    const before = sampleOrder({ orderType: 'RETURN_ORDER', transaction: { orderTotal: 120 } })
    const withTotal = sampleOrder({ orderType: 'RETURN_ORDER', transaction: { orderTotal: 80 } })
    const withoutTotal = sampleOrder({ orderType: 'RETURN_ORDER', transaction: { orderTotal: 0 } })
    expect(mergeFetchedOrder(before, withTotal)).toEqual(withTotal)
    expect(mergeFetchedOrder(before, withoutTotal)).toEqual({
      ...withoutTotal,
      transaction: before.transaction,
    })
    expect(mergeFetchedOrder(null, withoutTotal)).toEqual(withoutTotal)
  })

  test('[OD-05 A-32] a successful load fetches the deferred-payment data, and the order keeps them', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', succeeded(unpaidOrder()))
    expect(page.asked('paymentAttempt')).toEqual([
      {
        target: { orderNumber, way: 'formsV2' },
        request: {
          approvalId: 'ap1',
          experienceType: 'MOBILE',
          orderNumber,
          returnURL: payment.returnUrl,
        },
        pendingKey: null,
      },
    ])
    expect([page.view(), selectOrder(page.snapshot())]).toEqual(['order', unpaidOrder()])
    const deferredPaymentData = { form: postForm, qrCodeURL: null }
    await page.answer('paymentAttempt', doneAs(deferredPaymentData))
    const kept = unpaidOrder({ deferredPaymentData })
    expect([page.snapshot().value, selectOrder(page.snapshot())]).toEqual([{ ready: 'current' }, kept])
    expect(page.stored.at(-1)).toEqual({ order: kept, fetchedAt: walkTime })
    expect([page.asked('paymentAttempt').length, page.emitted]).toEqual([1, []])
  })

  test('[OD-05 A-32] every load fetches them anew; what the order brings along is not asked for', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', succeeded(unpaidOrder({ payment: [walletPayment] })))
    expect(page.asked('paymentAttempt')).toMatchObject([{ target: { way: 'wallet' } }])
    await page.answer('paymentAttempt', doneAs({ form: null, qrCodeURL: codeUrl }))
    await page.pass(10 * minute)
    await page.answer('fetchOrder', succeeded(unpaidOrder()))
    expect(page.asked('paymentAttempt')).toHaveLength(2)
    page.send({ type: 'order.changed', change: null })
    expect([isRefreshing(page.snapshot()), page.isPending('paymentAttempt')]).toEqual([true, false])
    const brought = unpaidOrder({
      deferredPaymentData: { id: 'j1', status: 'COMPLETED', response: { qrCodeURL: codeUrl } },
    })
    await page.answer('fetchOrder', succeeded(brought))
    expect(page.asked('paymentAttempt')).toHaveLength(2)
  })

  test('[OD-05 A-32] ten minutes after the load the order is asked for again, whether they came or not', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', succeeded(unpaidOrder()))
    await page.pass(10 * minute)
    expect([isRefreshing(page.snapshot()), page.isPending('paymentAttempt')]).toEqual([true, false])
    await page.answer('fetchOrder', succeeded(unpaidOrder()))
    expect(page.asked('paymentAttempt')).toHaveLength(2)
  })

  test.each([
    ['is paid', order, payment],
    ['names no approval', unpaidOrder({ paymentApprovalId: null }), payment],
    [
      'could be paid until a while ago',
      unpaidOrder({ transaction: { orderDate: '2026-11-16T10:00:00Z' } }),
      payment,
    ],
    ['is about to be cancelled', unpaidOrder({ pendingModification: { type: 'CANCEL_ORDER' } }), payment],
    ['was left unpaid where nothing is finished online', unpaidOrder(), null],
  ])('[OD-05 A-32] of an order that %s nothing is fetched', async (_, loaded, place) => {
    const page = startDetail({ payment: place })
    await page.answer('fetchOrder', succeeded(loaded))
    expect([page.view(), page.asked('paymentAttempt')]).toEqual(['order', []])
  })

  test.each([
    ['a provider in trouble', refusedAs('internal', 500), '500 internal'],
    ['an outcome that nobody knows', notConfirmed, 'unconfirmed'],
  ])('[OD-05 A-32] %s is reported, and the order stays', async (_, output, devMessage) => {
    const page = startDetail()
    await page.answer('fetchOrder', succeeded(unpaidOrder()))
    await page.answer('paymentAttempt', output)
    expect([page.view(), selectOrder(page.snapshot())]).toEqual(['order', unpaidOrder()])
    expect(page.emitted).toEqual([
      { type: 'error.reported', code: 'service-deferred-payment-failure', devMessage },
    ])
    await page.pass(10 * minute - 1)
    expect(page.asked('paymentAttempt')).toHaveLength(1)
  })

  test('[OD-06] with a token a failure is the service error; retry loads again', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', nothing)
    expect(page.view()).toBe('serviceError')
    expect(selectRequest(page.snapshot())).toMatchObject({ status: 'failed' })
    expect(page.emitted).toEqual([
      { type: 'error.reported', code: 'service-order-detail-failure', devMessage: 'network' },
    ])
    page.send({ type: 'order.retry' })
    await page.answer('fetchOrder', succeeded(order))
    expect(page.view()).toBe('order')
  })

  test('[OD-06] without a token the request is marked failed and the guest lookup follows', async () => {
    const page = startDetail({ isMember: false })
    await page.answer('fetchOrder', failed(problem(404, 'order_not_found')))
    expect(page.view()).toBe('leaving')
    expect(selectRequest(page.snapshot())).toMatchObject({ status: 'failed' })
    expect(page.emitted).toEqual([
      {
        type: 'error.reported',
        code: 'service-order-detail-failure',
        devMessage: 'problem 404 order_not_found',
      },
      { type: 'order.unreachable', orderNumber, reason: 'noMatch' },
    ])
  })

  test('[OD-06] on failure the cached order is shown where there is one', async () => {
    const page = startDetail({ cached: { order, fetchedAt: walkTime - 11 * minute } })
    expect([page.view(), isRefreshing(page.snapshot())]).toEqual(['order', true])
    await page.answer('fetchOrder', nothing)
    expect([page.view(), selectOrder(page.snapshot())]).toEqual(['order', order])
    expect(selectRequest(page.snapshot())).toMatchObject({ status: 'failed' })
  })

  test.each([
    ['an unknown number', problem(404, 'order_not_found'), 'problem 404 order_not_found', true],
    ['a host in trouble', problem(503, 'unavailable'), 'problem 503 unavailable', false],
    ['a refusal', problem(403, 'forbidden'), 'problem 403 forbidden', false],
    ['no answer', { kind: 'network' }, 'network', false],
    ['an answer that is late', { kind: 'timeout' }, 'timeout', false],
    ['HTML', { kind: 'unparsable', status: 200 }, 'unparsable 200', false],
    ['JSON of another shape', { kind: 'malformed', status: 200 }, 'malformed 200', false],
  ] as const)(
    '[OD-06 A-31] with a token, %s is the service error, reported, and Retry asks again',
    async (_, failure, devMessage, isUnknown) => {
      const page = startDetail()
      await page.answer('fetchOrder', failed(failure))
      expect([page.view(), selectIsUnknownOrder(page.snapshot())]).toEqual(['serviceError', isUnknown])
      expect(page.emitted).toEqual([
        { type: 'error.reported', code: 'service-order-detail-failure', devMessage },
      ])
      page.send({ type: 'order.retry' })
      expect(page.asked('fetchOrder')).toHaveLength(2)
      await page.answer('fetchOrder', succeeded(order))
      expect(page.view()).toBe('order')
    },
  )

  test('[OD-06 A-31] with a token, a defect of the page’s own is the service error, reported', async () => {
    const page = startDetail()
    await page.breaks('fetchOrder', new Error('broken'))
    expect(page.view()).toBe('serviceError')
    expect(page.emitted).toEqual([
      { type: 'error.reported', code: 'service-order-detail-failure', devMessage: 'defect' },
    ])
  })
})
