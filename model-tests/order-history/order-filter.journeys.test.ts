import { describe, expect, test } from 'vitest'
import { selectCount, selectOffersSearch } from '../../machines/order-history/order-history.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { samplePage } from '../samples/history-samples.ts'
import { startList } from './order-list.parts.ts'

const wish = { kind: 'own', country: 'us', language: 'en' } as const
const all = { ...samplePage(['C00000001', 'C00000002'], 'after-2'), oldestOrderDate: '2024-03-01T12:00:00Z' }
const caps = { ...samplePage(['C00000002'], null), oldestOrderDate: '2024-03-01T12:00:00Z' }
const none = { ...samplePage([], null), oldestOrderDate: '2024-03-01T12:00:00Z' }

const searchFor = (list: ReturnType<typeof startList>, q: string) =>
  list.send({ type: 'history.filter', filter: q === '' ? {} : { q } })

describe('order list: looking for orders', () => {
  test('[BY-56] the list from before stands there until the newest search is answered; older answers never show', async () => {
    const list = startList({ ...wish, firstPage: all })
    searchFor(list, 'so')
    searchFor(list, 'sock')
    searchFor(list, 'cap')
    expect([list.view(), list.shown()]).toEqual(['searching', ['C00000001', 'C00000002']])
    expect(list.asked('listOrders')).toEqual(
      ['so', 'sock', 'cap'].map((q) => ({ ...wish, filter: { q }, cursor: null })),
    )
    await list.answer('listOrders', succeeded(caps))
    expect([list.view(), list.shown(), selectCount(list.snapshot())]).toEqual(['list', ['C00000002'], 1])
    expect(list.emitted.at(-1)).toEqual({ type: 'list.shown', list: caps, filter: { q: 'cap' } })
  })

  test('[BY-56] nothing found is no empty history, and all orders come back', async () => {
    const list = startList({ ...wish, firstPage: all })
    searchFor(list, 'kayak')
    await list.answer('listOrders', succeeded(none))
    expect([list.view(), selectCount(list.snapshot()), selectOffersSearch(list.snapshot())]).toEqual([
      'nothingFound',
      0,
      true,
    ])
    searchFor(list, '')
    await list.answer('listOrders', succeeded(all))
    expect([list.view(), list.shown()]).toEqual(['list', ['C00000001', 'C00000002']])
    expect(list.asked('listOrders').at(-1)).toEqual({ ...wish, cursor: null })
  })

  test('[BY-56] a search that failed is made again, and so it is when the network is back', async () => {
    const list = startList({ ...wish, firstPage: all })
    searchFor(list, 'cap')
    await list.answer('listOrders', failed({ kind: 'network' }))
    list.send({ type: 'error.dismiss' })
    list.send({ type: 'history.reload' })
    await list.answer('listOrders', failed({ kind: 'network' }))
    list.send({ type: 'network.back' })
    await list.answer('listOrders', succeeded(caps))
    expect([list.view(), list.shown()]).toEqual(['list', ['C00000002']])
    expect(list.asked('listOrders')).toEqual(
      Array.from({ length: 3 }, () => ({ ...wish, filter: { q: 'cap' }, cursor: null })),
    )
  })

  test('[BY-53] more of what was found is asked for with the same search', async () => {
    const list = startList({ ...wish, filter: { q: 'cap' }, firstPage: all })
    list.send({ type: 'history.loadMore' })
    expect(list.asked('listOrders')).toEqual([{ ...wish, filter: { q: 'cap' }, cursor: 'after-2' }])
    // A page that was under way for the list from before shows nothing any more.
    searchFor(list, 'sock')
    await list.answer('listOrders', succeeded(caps))
    expect(list.shown()).toEqual(['C00000002'])
  })

  test('the search that shows already is not made again', () => {
    const list = startList({ ...wish, filter: { q: 'cap', year: 2026 }, firstPage: caps })
    list.send({ type: 'history.filter', filter: { year: 2026, q: 'cap' } })
    expect([list.view(), list.asked('listOrders')]).toEqual(['list', []])
  })

  test('who has no orders, or whose host does not say since when, is offered no search', () => {
    const offers = (firstPage: typeof all | ReturnType<typeof samplePage>) =>
      selectOffersSearch(startList({ ...wish, firstPage }).snapshot())
    expect([all, samplePage(['C00000001'], null), samplePage([], null)].map(offers)).toEqual([
      true,
      false,
      false,
    ])
  })
})
