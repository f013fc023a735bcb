import { describe, expect, test } from 'vitest'
import { outdated } from '../../domain/orders/order-cache.ts'
import {
  isRefreshing,
  selectIsUnknownOrder,
  selectOrder,
  selectRecentChange,
  selectRequest,
} from '../../machines/order-detail/order-detail.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { doneAs, refusedAs } from '../samples/attempt-samples.ts'
import { postForm, unpaidOrder } from '../samples/payment-samples.ts'
import { defect, problem, sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, nothing, order, orderNumber, startDetail } from './order-detail.parts.ts'

const fresh = { order, fetchedAt: walkTime }
const question = { orderNumber, country: 'us', language: 'en' }
const report = (devMessage: string, code = 'service-order-detail-failure') => ({
  type: 'error.reported',
  code,
  devMessage,
})

describe('order detail: turns of an open page', () => {
  test('a page without its order begins with a question, one that has it with none', () => {
    const asking = startDetail()
    expect([asking.asked('fetchOrder'), asking.snapshot().context]).toMatchObject([
      [question],
      { requestedAt: walkTime, failure: null, recentChange: null, isPaymentAsked: false },
    ])
    const knowing = startDetail({ cached: { order, fetchedAt: walkTime - minute } })
    expect([knowing.asked('fetchOrder'), knowing.snapshot().context]).toMatchObject([
      [],
      { requestedAt: walkTime - minute, failure: null, recentChange: null, isPaymentAsked: false },
    ])
    expect([selectRecentChange(knowing.snapshot()), selectIsUnknownOrder(knowing.snapshot())]).toEqual([
      null,
      false,
    ])
  })

  test('an order that is asked for again stands meanwhile, and counts from its new question', async () => {
    const page = startDetail({ cached: fresh })
    await page.pass(10 * minute)
    expect([page.view(), isRefreshing(page.snapshot()), page.asked('fetchOrder')]).toEqual([
      'order',
      true,
      [question],
    ])
    expect(selectRequest(page.snapshot())).toEqual({
      orderNumber,
      requestedAt: walkTime + 10 * minute,
      status: 'outstanding',
    })
    const newer = sampleOrder({ transaction: { orderTotal: 90 } })
    await page.answer('fetchOrder', succeeded(newer))
    expect([selectOrder(page.snapshot()), page.stored, isRefreshing(page.snapshot())]).toEqual([
      newer,
      [{ order: newer, fetchedAt: walkTime + 10 * minute }],
      false,
    ])
  })

  test('a fresh order that does not come is reported; the next visit asks for it, even where this page is left', async () => {
    const page = startDetail({ cached: fresh })
    page.send({ type: 'order.changed', change: 'cancellationPending' })
    expect(page.stored).toEqual([outdated(fresh)])
    await page.answer('fetchOrder', failed(problem(503, 'unavailable')))
    expect([page.view(), page.stored, page.emitted]).toEqual([
      'order',
      [outdated(fresh)],
      [report('problem 503 unavailable')],
    ])
    expect([selectRequest(page.snapshot())?.status, selectRecentChange(page.snapshot())]).toEqual([
      'failed',
      'cancellationPending',
    ])
    page.send({ type: 'order.changed', change: null })
    expect(selectRecentChange(page.snapshot())).toBeNull()
    await page.answer('fetchOrder', succeeded(order))
    expect(selectRequest(page.snapshot())?.status).toBe('succeeded')
  })

  test('a defect while a fresh order is asked for is reported, and the order stays as one that is not fresh', async () => {
    const page = startDetail({ cached: fresh })
    page.send({ type: 'order.changed', change: 'cancelled' })
    await page.breaks('fetchOrder', defect)
    expect([page.view(), isRefreshing(page.snapshot()), page.emitted]).toEqual([
      'order',
      false,
      [report('defect')],
    ])
    expect(selectRequest(page.snapshot())?.status).toBe('failed')
  })

  test('a defect is not told as the failure before it', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', failed(problem(404, 'order_not_found')))
    expect(selectIsUnknownOrder(page.snapshot())).toBe(true)
    page.send({ type: 'order.retry' })
    await page.breaks('fetchOrder', defect)
    expect([page.view(), selectIsUnknownOrder(page.snapshot()), page.emitted]).toEqual([
      'serviceError',
      false,
      [report('problem 404 order_not_found'), report('defect')],
    ])
  })

  test('a change that comes while the order is on its way asks anew', async () => {
    const page = startDetail({ cached: fresh })
    page.send({ type: 'order.changed', change: 'cancellationPending' })
    await page.pass(1_000)
    page.send({ type: 'order.changed', change: 'cancelled' })
    expect([page.asked('fetchOrder').length, selectRequest(page.snapshot())?.requestedAt]).toEqual([
      2,
      walkTime + 1_000,
    ])
  })

  test('a page that comes back early asks for nothing', () => {
    const page = startDetail({ cached: fresh })
    page.send({ type: 'page.hidden' })
    page.send({ type: 'page.shown' })
    expect([isRefreshing(page.snapshot()), page.asked('fetchOrder')]).toEqual([false, []])
  })

  test.each([
    ['noMatch', problem(404, 'order_not_found'), 'problem 404 order_not_found'],
    ['unavailable', problem(503, 'unavailable'), 'problem 503 unavailable'],
    ['unavailable', { kind: 'unauthorized' }, 'unauthorized'],
  ] as const)('a guest whose order does not come is led to the lookup: %s', async (reason, failure, said) => {
    const page = startDetail({ isMember: false, expects: 'either' })
    await page.answer('fetchOrder', failed(failure))
    expect(page.emitted).toEqual([report(said), { type: 'order.unreachable', orderNumber, reason }])
    expect([page.snapshot().status, page.stored]).toEqual(['done', []])
  })

  test('an order of the other kind is kept for its own page', async () => {
    const page = startDetail()
    const returnOrder = sampleOrder({ orderType: 'RETURN_ORDER' })
    await page.answer('fetchOrder', succeeded(returnOrder))
    expect([page.stored, page.snapshot().status]).toEqual([
      [{ order: returnOrder, fetchedAt: walkTime }],
      'done',
    ])
  })

  test('an order that came after a failure has none any more', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', failed(problem(404, 'order_not_found')))
    page.send({ type: 'order.retry' })
    expect([page.view(), selectRequest(page.snapshot())?.status]).toEqual(['skeleton', 'outstanding'])
    await page.answer('fetchOrder', succeeded(order))
    expect([page.snapshot().context.failure, selectIsUnknownOrder(page.snapshot())]).toEqual([null, false])
  })

  test('a session that ends while a fresh order is asked for leaves the order', async () => {
    const page = startDetail({ cached: fresh })
    page.send({ type: 'order.changed', change: null })
    await page.answer('fetchOrder', failed({ kind: 'unauthorized' }))
    expect([page.view(), page.emitted]).toEqual(['order', [report('unauthorized')]])
  })
})

describe('order detail: what finishes a payment', () => {
  test('it is marked as asked for, and a refusal is not met again before the next load', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', succeeded(unpaidOrder()))
    expect(page.snapshot().context.isPaymentAsked).toBe(true)
    await page.answer('paymentAttempt', refusedAs('internal', 500))
    expect([page.snapshot().value, page.stored.length]).toEqual([{ ready: 'current' }, 1])
    await page.pass(10 * minute)
    await page.answer('fetchOrder', nothing)
    expect(page.asked('paymentAttempt')).toHaveLength(1)
  })

  test('a defect while it is asked for is not met again, and the order stays', async () => {
    const page = startDetail({ cached: { order: unpaidOrder(), fetchedAt: walkTime } })
    await page.breaks('paymentAttempt', defect)
    expect([page.snapshot().value, page.view(), page.emitted]).toEqual([{ ready: 'current' }, 'order', []])
    expect(page.asked('paymentAttempt')).toHaveLength(1)
  })

  test('what came is not asked for again while the order serves', async () => {
    const page = startDetail({ cached: { order: unpaidOrder(), fetchedAt: walkTime - minute } })
    await page.answer('paymentAttempt', doneAs({ form: postForm, qrCodeURL: null }))
    const whole = unpaidOrder({ deferredPaymentData: { form: postForm, qrCodeURL: null } })
    expect(page.stored).toEqual([{ order: whole, fetchedAt: walkTime - minute }])
    await page.pass(9 * minute - 1)
    expect([page.asked('paymentAttempt').length, page.asked('fetchOrder').length]).toEqual([1, 0])
    await page.pass(1)
    expect(page.asked('fetchOrder')).toHaveLength(1)
  })

  test('while it is on its way a page that comes back asks for nothing', async () => {
    const page = startDetail({ cached: { order: unpaidOrder(), fetchedAt: walkTime - minute } })
    page.send({ type: 'page.shown' })
    expect([page.isPending('paymentAttempt'), page.asked('fetchOrder')]).toEqual([true, []])
  })
})
