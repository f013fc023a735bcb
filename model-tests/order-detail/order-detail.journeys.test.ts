import { describe, expect, test } from 'vitest'
import { mergeFetchedOrder } from '../../domain/orders/order-cache.ts'
import { orderDetailMachine } from '../../machines/order-detail/order-detail.machine.ts'
import {
  isRefreshing,
  selectIsUnknownOrder,
  selectOrder,
  selectOrderView,
  selectRecentChange,
  selectRequest,
} from '../../machines/order-detail/order-detail.selectors.ts'
import type { CachedOrder, OrderDetailInput } from '../../machines/order-detail/order-detail.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../lib/journey.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { codeUrl, postForm, unpaidOrder, walletPayment } from '../samples/payment-samples.ts'
import { problem, sampleOrder, walkTime } from '../samples/samples.ts'

const minute = 60_000
const orderNumber = 'C00000001'
const order = sampleOrder()
const nothing = failed({ kind: 'network' })

const payment = {
  experienceType: () => 'MOBILE' as const,
  returnUrl: 'https://shop.example/us/en/orders/sales/C00000001/payment-confirmation',
}

const start = (changes: Partial<OrderDetailInput> = {}) => {
  const stored: (CachedOrder | null)[] = []
  const journey = startJourney({
    machine: orderDetailMachine,
    input: (now) => ({
      orderNumber,
      expects: 'sales' as const,
      isMember: true,
      country: 'us',
      language: 'en',
      payment,
      now,
      ...changes,
    }),
    actions: {
      storeOrder: (_: never, params?: { cached: CachedOrder | null }) => stored.push(params?.cached ?? null),
    } as never,
  })
  const view = () => selectOrderView(journey.snapshot())
  return { ...journey, stored, view }
}

describe('order detail: pinned journeys', () => {
  test('[OD-05] a request record opens; success stores the order with its age', async () => {
    const page = start()
    expect(selectRequest(page.snapshot())).toBeNull()
    await page.answer('readCachedOrder', null)
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
    const page = start()
    await page.answer('readCachedOrder', null)
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
    const page = start()
    await page.answer('readCachedOrder', null)
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

  test.each([
    ['is paid', order, payment],
    ['names no approval', unpaidOrder({ paymentApprovalId: null }), payment],
    ['is about to be cancelled', unpaidOrder({ pendingModification: { type: 'CANCEL_ORDER' } }), payment],
    ['was left unpaid where nothing is finished online', unpaidOrder(), null],
  ])('[OD-05 A-32] of an order that %s nothing is fetched', async (_, loaded, place) => {
    const page = start({ payment: place })
    await page.answer('readCachedOrder', null)
    await page.answer('fetchOrder', succeeded(loaded))
    expect([page.view(), page.asked('paymentAttempt')]).toEqual(['order', []])
  })

  test.each([
    ['a provider in trouble', refusedAs('internal', 500), '500 internal'],
    ['an outcome that nobody knows', notConfirmed, 'unconfirmed'],
  ])('[OD-05 A-32] %s is reported, and the order stays', async (_, output, devMessage) => {
    const page = start()
    await page.answer('readCachedOrder', null)
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
    const page = start()
    await page.answer('readCachedOrder', null)
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
    const page = start({ isMember: false })
    await page.answer('readCachedOrder', null)
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
    const page = start()
    await page.answer('readCachedOrder', { order, fetchedAt: walkTime - 11 * minute })
    expect([page.view(), isRefreshing(page.snapshot())]).toEqual(['order', true])
    await page.answer('fetchOrder', nothing)
    expect([page.view(), selectOrder(page.snapshot())]).toEqual(['order', order])
    expect(selectRequest(page.snapshot())).toMatchObject({ status: 'failed' })
  })

  test.each([
    ['absent', null, 1],
    ['flagged shouldRefresh', { order: sampleOrder({ shouldRefresh: true }), fetchedAt: walkTime }, 1],
    ['older than 10 minutes', { order, fetchedAt: walkTime - 10 * minute - 1 }, 1],
    ['no older than 10 minutes', { order, fetchedAt: walkTime - 10 * minute }, 0],
  ])('[OD-07] an order that is %s', async (_, cached, requests) => {
    const page = start()
    await page.answer('readCachedOrder', cached)
    expect(page.asked('fetchOrder')).toHaveLength(requests)
  })

  test('[OD-07] an open page asks again after ten minutes, failure or not', async () => {
    const page = start()
    await page.answer('readCachedOrder', { order, fetchedAt: walkTime - 4 * minute })
    await page.pass(6 * minute - 1)
    expect(page.asked('fetchOrder')).toHaveLength(0)
    await page.pass(1)
    await page.answer('fetchOrder', nothing)
    await page.pass(10 * minute - 1)
    expect(page.asked('fetchOrder')).toHaveLength(1)
    await page.pass(1)
    expect(page.asked('fetchOrder')).toHaveLength(2)
  })

  test('[OD-07] a page that was away for longer asks again when it is shown', async () => {
    let away = 0
    const page = start({ now: () => walkTime + away })
    await page.answer('readCachedOrder', { order, fetchedAt: walkTime })
    page.send({ type: 'page.shown' })
    expect(page.asked('fetchOrder')).toHaveLength(0)
    away = 10 * minute + 1
    page.send({ type: 'page.shown' })
    expect(page.asked('fetchOrder')).toHaveLength(1)
  })

  test('[CA-04] a cancellation asks for the order again and stays marked', async () => {
    const page = start()
    await page.answer('readCachedOrder', { order, fetchedAt: walkTime })
    page.send({ type: 'order.changed', change: 'cancelled' })
    expect([isRefreshing(page.snapshot()), selectRecentChange(page.snapshot())]).toEqual([true, 'cancelled'])
    await page.answer('fetchOrder', nothing)
    expect(selectRecentChange(page.snapshot())).toBe('cancelled')
  })

  test.each([
    ['a return opened as a sales order', 'sales', 'RETURN_ORDER'],
    ['a sales order opened as a return', 'return', 'SALES_ORDER'],
  ] as const)(
    '[OD-01] %s leaves for its own page, from the host or from the cache',
    async (_, expects, orderType) => {
      const other = sampleOrder({ orderType })
      const mismatch = [{ type: 'order.typeMismatch', orderNumber, orderType }]
      const asked = start({ expects })
      await asked.answer('readCachedOrder', null)
      await asked.answer('fetchOrder', succeeded(other))
      expect([asked.view(), asked.emitted]).toEqual(['leaving', mismatch])
      const cached = start({ expects })
      await cached.answer('readCachedOrder', { order: other, fetchedAt: walkTime })
      expect([cached.view(), cached.emitted]).toEqual(['leaving', mismatch])
    },
  )

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
      const page = start()
      await page.answer('readCachedOrder', null)
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
    const page = start()
    await page.answer('readCachedOrder', null)
    await page.breaks('fetchOrder', new Error('broken'))
    expect(page.view()).toBe('serviceError')
    expect(page.emitted).toEqual([
      { type: 'error.reported', code: 'service-order-detail-failure', devMessage: 'defect' },
    ])
  })

  test.each([
    ['a return’s own page', { expects: 'return' }, null],
    [
      'a return that a guest has open',
      { expects: 'either', isMember: false },
      { order: sampleOrder({ orderType: 'RETURN_ORDER', shouldRefresh: true }), fetchedAt: walkTime },
    ],
  ] as const)('[ER-01 A-36] %s reports order-detail-return-failure', async (_, changes, cached) => {
    const page = start(changes)
    await page.answer('readCachedOrder', cached)
    await page.answer('fetchOrder', nothing)
    expect(page.emitted).toEqual([
      { type: 'error.reported', code: 'order-detail-return-failure', devMessage: 'network' },
    ])
  })

  test('a session that has ended is told', async () => {
    const page = start()
    await page.answer('readCachedOrder', null)
    await page.answer('fetchOrder', failed({ kind: 'unauthorized' }))
    expect([page.view(), page.emitted]).toEqual(['leaving', [{ type: 'session.rejected' }]])
  })
})
