import { describe, expect, test } from 'vitest'
import {
  isRefreshing,
  selectOrder,
  selectRecentChange,
  selectRequest,
} from '../../machines/order-detail/order-detail.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { unpaidOrder } from '../samples/payment-samples.ts'
import { sampleOrder, walkTime } from '../samples/samples.ts'
import { minute, nothing, order, orderNumber, startDetail } from './order-detail.parts.ts'

describe('order detail: pinned journeys of an open page', () => {
  test.each([
    ['absent', null, 1],
    ['flagged shouldRefresh', { order: sampleOrder({ shouldRefresh: true }), fetchedAt: walkTime }, 1],
    ['older than 10 minutes', { order, fetchedAt: walkTime - 10 * minute - 1 }, 1],
    ['no older than 10 minutes', { order, fetchedAt: walkTime - 10 * minute }, 0],
  ])('[OD-07] an order that is %s', (_, cached, requests) => {
    const page = startDetail({ cached })
    expect(page.asked('fetchOrder')).toHaveLength(requests)
  })

  test('[OD-05] an order that was here a minute ago shows at once, with its request', () => {
    const page = startDetail({ cached: { order, fetchedAt: walkTime - minute } })
    expect([page.view(), selectOrder(page.snapshot()), page.stored]).toEqual(['order', order, []])
    expect(selectRequest(page.snapshot())).toEqual({
      orderNumber,
      requestedAt: walkTime - minute,
      status: 'succeeded',
    })
  })

  test('[OD-05 A-32] a page that came with an unpaid order fetches what finishes its payment', () => {
    const page = startDetail({ cached: { order: unpaidOrder(), fetchedAt: walkTime } })
    expect([page.view(), page.asked('fetchOrder'), page.asked('paymentAttempt').length]).toEqual([
      'order',
      [],
      1,
    ])
  })

  test('[OD-07] an open page asks again after ten minutes, failure or not', async () => {
    const page = startDetail({ cached: { order, fetchedAt: walkTime - 4 * minute } })
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
    const page = startDetail({ now: () => walkTime + away, cached: { order, fetchedAt: walkTime } })
    page.send({ type: 'page.shown' })
    expect(page.asked('fetchOrder')).toHaveLength(0)
    away = 10 * minute + 1
    page.send({ type: 'page.shown' })
    expect(page.asked('fetchOrder')).toHaveLength(1)
  })

  test('[CA-04] a cancellation asks for the order again and stays marked', async () => {
    const page = startDetail({ cached: { order, fetchedAt: walkTime } })
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
      const asked = startDetail({ expects })
      await asked.answer('fetchOrder', succeeded(other))
      expect([asked.view(), asked.emitted]).toEqual(['leaving', mismatch])
      const cached = startDetail({ expects, cached: { order: other, fetchedAt: walkTime } })
      expect([cached.view(), cached.emitted]).toEqual(['leaving', mismatch])
    },
  )

  test.each([
    ['a return’s own page', { expects: 'return' }, null],
    [
      'a return that a guest has open',
      { expects: 'either', isMember: false },
      { order: sampleOrder({ orderType: 'RETURN_ORDER', shouldRefresh: true }), fetchedAt: walkTime },
    ],
  ] as const)('[ER-01 A-36] %s reports order-detail-return-failure', async (_, changes, cached) => {
    const page = startDetail({ ...changes, cached })
    await page.answer('fetchOrder', nothing)
    expect(page.emitted).toEqual([
      { type: 'error.reported', code: 'order-detail-return-failure', devMessage: 'network' },
    ])
  })

  test('a session that has ended is told', async () => {
    const page = startDetail()
    await page.answer('fetchOrder', failed({ kind: 'unauthorized' }))
    expect([page.view(), page.emitted]).toEqual(['leaving', [{ type: 'session.rejected' }]])
  })
})
