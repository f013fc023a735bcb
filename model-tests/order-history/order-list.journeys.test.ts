import { describe, expect, test } from 'vitest'
import { countOrders, withPage } from '../../machines/order-history/order-history.rules.ts'
import {
  canLoadMore,
  hasMore,
  isLoadingMore,
  selectFirstOfMore,
  selectHistoryDialog,
} from '../../machines/order-history/order-history.selectors.ts'
import type { OrderListInput } from '../../machines/order-history/order-history.types.ts'
import { startOfList } from '../../machines/order-history/order-list.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { samplePage } from '../samples/history-samples.ts'
import { defect, problem } from '../samples/samples.ts'
import { startList } from './order-list.parts.ts'

const wish = { kind: 'own', country: 'gb', language: 'en' } as const
const two = samplePage(['C00000001', 'C00000002'], 'after-2')
const three = samplePage(['C00000003'], null)
const unavailable = failed(problem(503, 'unavailable'))
const report = (devMessage: string) => ({
  type: 'error.reported',
  code: 'service-order-summary-failure',
  devMessage: `own orders: ${devMessage}`,
})

const start = (changes: Partial<OrderListInput> = {}) => startList({ ...wish, ...changes })

describe('order list: where it starts', () => {
  const empty = { items: [], next: null, oldestOrderDate: null, firstOfMore: null, failure: null }
  test.each([
    ['with nothing', wish, { ...wish, ...empty, isGiven: false, isKept: false }],
    [
      'kept, but with nothing',
      { ...wish, isKept: true },
      { ...wish, ...empty, isGiven: false, isKept: false },
    ],
    [
      'with its first page',
      { ...wish, firstPage: two },
      { ...wish, ...empty, isGiven: true, isKept: false, items: two.orderItems, next: 'after-2' },
    ],
    [
      'as it was left',
      { ...wish, firstPage: two, isKept: true },
      { ...wish, ...empty, isGiven: true, isKept: true, items: two.orderItems, next: 'after-2' },
    ],
    [
      'where it may not be shown',
      { ...wish, refusal: 'guest' as const, firstPage: null },
      { ...wish, ...empty, refusal: 'guest', isGiven: false, isKept: false },
    ],
  ])('%s', (_, input, context) => {
    expect(startOfList({ input })).toEqual(context)
  })

  test('a list that was left without any orders is empty, and asks nobody', () => {
    const list = start({ firstPage: samplePage([], null), isKept: true })
    expect([list.view(), list.asked('refreshList'), list.emitted]).toEqual(['empty', [], []])
  })
})

describe('order list: what is told of it', () => {
  test('all that is shown is told each time that the list rests, for whoever comes back', async () => {
    const list = start()
    await list.answer('listOrders', succeeded(two))
    list.send({ type: 'history.loadMore' })
    await list.answer('listOrders', succeeded(three))
    expect(list.emitted).toEqual([
      { type: 'list.shown', list: two },
      {
        type: 'list.shown',
        list: { orderItems: [...two.orderItems, ...three.orderItems], pages: { next: null } },
      },
    ])
  })

  test('a first page that failed is told with its reason until its dialog is closed', async () => {
    const list = start()
    await list.answer('listOrders', unavailable)
    expect([list.snapshot().context.failure, list.emitted]).toEqual([
      problem(503, 'unavailable'),
      [report('problem 503 unavailable')],
    ])
    list.send({ type: 'error.dismiss' })
    expect(list.snapshot().context.failure).toBeNull()
    list.send({ type: 'history.reload' })
    await list.breaks('listOrders', defect)
    expect([list.view(), selectHistoryDialog(list.snapshot()), list.emitted[1]]).toEqual([
      'unloaded',
      'firstPageFailed',
      report('defect'),
    ])
  })

  test('the network that comes back while a dialog stands settles its failure', async () => {
    const list = start()
    await list.answer('listOrders', unavailable)
    list.send({ type: 'network.back' })
    expect([list.snapshot().context.failure, list.asked('listOrders').length]).toEqual([null, 2])
    await list.answer('listOrders', succeeded(two))
    list.send({ type: 'history.loadMore' })
    await list.answer('listOrders', unavailable)
    expect(list.snapshot().context.failure).toEqual(problem(503, 'unavailable'))
    list.send({ type: 'network.back' })
    expect([list.snapshot().context.failure, isLoadingMore(list.snapshot())]).toEqual([null, true])
  })

  test.each(['history.retry', 'error.dismiss'] as const)(
    '%s settles a later page that failed',
    async (type) => {
      const list = start({ firstPage: two })
      list.send({ type: 'history.loadMore' })
      await list.answer('listOrders', unavailable)
      list.send({ type })
      expect([list.snapshot().context.failure, selectHistoryDialog(list.snapshot())]).toEqual([null, null])
      expect([isLoadingMore(list.snapshot()), canLoadMore(list.snapshot())]).toEqual(
        type === 'history.retry' ? [true, false] : [false, true],
      )
    },
  )

  test.each([
    ['the first page', {}],
    ['a fresh list', { firstPage: two, isKept: true }],
  ])('a session that ended before %s came is told, and ends the list', async (_, changes) => {
    const list = start(changes)
    const call = 'isKept' in changes ? 'refreshList' : 'listOrders'
    await list.answer(call, failed({ kind: 'unauthorized' }))
    expect([list.view(), list.snapshot().status, list.emitted]).toEqual([
      'leaving',
      'done',
      [{ type: 'session.rejected' }],
    ])
  })

  test('a session that ended before a later page came is told, and ends the list', async () => {
    const list = start({ firstPage: two })
    list.send({ type: 'history.loadMore' })
    await list.answer('listOrders', failed({ kind: 'unauthorized' }))
    expect([list.view(), list.snapshot().status, list.emitted.at(-1)]).toEqual([
      'leaving',
      'done',
      { type: 'session.rejected' },
    ])
  })
})

describe('order list: one that is come back to', () => {
  const kept = { firstPage: samplePage(['C00000001', 'C00000002', 'C00000001'], 'after-2'), isKept: true }

  test('as many orders are asked for as it showed, however many lines they have', () => {
    expect(start(kept).asked('refreshList')).toEqual([{ ...wish, orders: 2 }])
  })

  test('fresh orders that do not come are reported, and no dialog tells of them', async () => {
    const list = start(kept)
    await list.answer('refreshList', unavailable)
    expect([list.view(), selectHistoryDialog(list.snapshot()), list.snapshot().context.failure]).toEqual([
      'list',
      null,
      null,
    ])
    expect(list.emitted).toEqual([
      report('problem 503 unavailable'),
      { type: 'list.shown', list: kept.firstPage },
    ])
  })

  test('a defect while they are asked for is reported, and the list stays', async () => {
    const list = start(kept)
    await list.breaks('refreshList', defect)
    expect([list.view(), list.shown().length, list.emitted[0]]).toEqual(['list', 3, report('defect')])
  })

  test('a list whose orders are all gone is empty', async () => {
    const list = start(kept)
    await list.answer('refreshList', succeeded(samplePage([], null)))
    expect([list.view(), hasMore(list.snapshot())]).toEqual(['empty', false])
  })

  test('whoever wants more is not held up by it, and what comes late is not shown', async () => {
    const list = start(kept)
    list.send({ type: 'history.loadMore' })
    expect([isLoadingMore(list.snapshot()), list.isPending('refreshList')]).toEqual([true, false])
    expect(list.asked('listOrders')).toEqual([{ ...wish, cursor: 'after-2' }])
  })

  test('where it was left at its end there is nothing more to ask for', () => {
    const list = start({ firstPage: three, isKept: true })
    list.send({ type: 'history.loadMore' })
    expect([canLoadMore(list.snapshot()), list.asked('listOrders')]).toEqual([false, []])
  })
})

describe('order list: a further page', () => {
  test('without orders brings none to go to, and tells where the list goes on', async () => {
    const list = start({ firstPage: two })
    list.send({ type: 'history.loadMore' })
    await list.answer('listOrders', succeeded(samplePage([], 'after-3')))
    expect([list.shown().length, selectFirstOfMore(list.snapshot()), hasMore(list.snapshot())]).toEqual([
      2,
      null,
      true,
    ])
  })

  test('stands under what is shown; the first page once more is dropped, and ends the list', () => {
    const { orderItems } = two
    expect([withPage(orderItems, three), withPage(orderItems, two), withPage([], two)]).toEqual([
      { items: [...orderItems, ...three.orderItems], next: null },
      { items: orderItems, next: null },
      { items: orderItems, next: 'after-2' },
    ])
  })

  test('counts orders, not lines', () => {
    const numbers = ['C1', 'C2', 'C1'].map((orderNumber) => ({ orderNumber }))
    expect([countOrders(numbers), countOrders([])]).toEqual([2, 0])
  })
})
