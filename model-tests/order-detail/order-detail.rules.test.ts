import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  isExpectedType,
  isPaymentToFetch,
  isUnknownOrder,
  loadFailureCode,
  paymentFetchOf,
  refreshInMs,
  withPaymentData,
} from '../../machines/order-detail/order-detail.rules.ts'
import { preparationOf } from '../../machines/order-detail/order-detail.setup.ts'
import type { OrderDetailContext } from '../../machines/order-detail/order-detail.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { postForm, unpaidOrder } from '../samples/payment-samples.ts'
import { problem, sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, order, orderNumber, payment } from './order-detail.parts.ts'

const returnOrder = sampleOrder({ orderType: 'RETURN_ORDER' })
const kept = (it = order) => ({ order: it, fetchedAt: walkTime })
const context = (changes: Partial<OrderDetailContext> = {}): OrderDetailContext => ({
  orderNumber,
  expects: 'sales',
  isMember: true,
  country: 'us',
  language: 'en',
  cached: null,
  payment,
  now: () => walkTime,
  requestedAt: null,
  failure: null,
  recentChange: null,
  isPaymentAsked: false,
  ...changes,
})

describe('order detail: when and what is asked', () => {
  test.each([
    ['a moment ago', walkTime, 10 * minute],
    ['four minutes ago', walkTime - 4 * minute, 6 * minute],
    ['ten minutes ago', walkTime - 10 * minute, 0],
    ['an hour ago', walkTime - 60 * minute, 0],
  ])('after a request of %s', (_, requestedAt, wait) => {
    expect(refreshInMs(requestedAt, walkTime)).toBe(wait)
  })

  test.each([
    ['sales', order, true],
    ['sales', returnOrder, false],
    ['return', order, false],
    ['return', returnOrder, true],
    ['either', order, true],
    ['either', returnOrder, true],
  ] as const)('a page for %s', (expects, it, isExpected) => {
    expect(isExpectedType(it, expects)).toBe(isExpected)
  })

  test.each([
    ['no failure', null, false],
    ['an unknown order', problem(404, 'order_not_found'), true],
    ['another refusal', problem(404, 'not_found'), false],
    ['no answer', { kind: 'network' } as const, false],
    ['a defect', { kind: 'defect' } as const, false],
  ])('%s', (_, failure, isUnknown) => {
    expect(isUnknownOrder(failure)).toBe(isUnknown)
  })

  test.each([
    ['a return’s page', 'return', null, 'order-detail-return-failure'],
    ['an order’s page', 'sales', null, 'service-order-detail-failure'],
    ['a guest’s page', 'either', null, 'service-order-detail-failure'],
    ['a guest’s page of a return', 'either', kept(returnOrder), 'order-detail-return-failure'],
    ['a guest’s page of an order', 'either', kept(), 'service-order-detail-failure'],
  ] as const)('what %s failed with is reported under its own code', (_, expects, cached, code) => {
    expect(loadFailureCode({ expects, cached })).toBe(code)
  })

  test('a payment is asked for once after each load, and only where there is one to finish', () => {
    const cached = kept(unpaidOrder())
    expect([
      isPaymentToFetch(context({ cached })),
      isPaymentToFetch(context({ cached, isPaymentAsked: true })),
      isPaymentToFetch(context({ cached: kept() })),
      isPaymentToFetch(context()),
      isPaymentToFetch(context({ cached, payment: null })),
    ]).toEqual([true, false, false, false, false])
    expect(preparationOf(context({ cached }))).toEqual(paymentFetchOf(context({ cached })))
    expect(() => preparationOf(context())).toThrow('no payment to fetch')
  })

  test('the time to pay is counted in the host’s time', () => {
    const cached = kept(unpaidOrder())
    const later = (ms: number) => paymentFetchOf(context({ cached, now: () => walkTime + ms }))
    expect(later(0)).toMatchObject({ target: { orderNumber, way: 'formsV2' }, pendingKey: null })
    expect(later(96 * 60 * minute)).toBeNull()
  })
})

describe('order detail: what an answer changes', () => {
  test('an order counts from when it was asked for', () => {
    expect(afterAnswer(context({ requestedAt: walkTime - minute }), succeeded(order))).toEqual({
      cached: { order, fetchedAt: walkTime - minute },
      failure: null,
      isPaymentAsked: false,
    })
    expect(afterAnswer(context(), succeeded(order)).cached?.fetchedAt).toBe(walkTime)
  })

  test('a return without a total keeps the transaction that was known', () => {
    const known = sampleOrder({ orderType: 'RETURN_ORDER', transaction: { orderTotal: 80 } })
    const loaded = sampleOrder({ orderType: 'RETURN_ORDER', transaction: { orderTotal: 0 } })
    const after = afterAnswer(context({ cached: kept(known) }), succeeded(loaded))
    expect(after.cached?.order.transaction.orderTotal).toBe(80)
  })

  test('what failed changes nothing of what is known', () => {
    expect(afterAnswer(context({ cached: kept() }), failed({ kind: 'network' }))).toEqual({})
  })

  test('what was prepared becomes part of the order, and nothing else does', () => {
    const data = { form: postForm, qrCodeURL: null }
    const cached = kept(unpaidOrder())
    expect([
      withPaymentData({ cached }, doneAs(data)),
      withPaymentData({ cached }, refusedAs('internal', 500)),
      withPaymentData({ cached }, notConfirmed),
      withPaymentData({ cached: null }, doneAs(data)),
    ]).toEqual([{ cached: kept(unpaidOrder({ deferredPaymentData: data })) }, {}, {}, {}])
  })
})
