import { describe, expect, test } from 'vitest'
import type { OrderHistory } from '../../contract/orders/orders.ts'
import {
  canLoadMore,
  hasMore,
  isLoadingMore,
  selectFirstOfMore,
  selectHistoryDialog,
} from '../../machines/order-history/order-history.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { samplePage } from '../samples/history-samples.ts'
import { startList } from './order-list.parts.ts'

const start = (kind: 'own' | 'partner' = 'own', given: OrderHistory | null = null, isKept = false) => {
  const journey = startList({ kind, country: 'gb', language: 'en', firstPage: given, isKept })
  const dialog = () => selectHistoryDialog(journey.snapshot())
  return { ...journey, dialog }
}
const firstPage = succeeded(samplePage(['C00000001', 'C00000002'], 'after-2'))
const nothing = failed({ kind: 'network' })

describe('order history: pinned journeys', () => {
  test('[HI-03] load-more while a next page exists; it appends', async () => {
    const page = start()
    expect(page.view()).toBe('skeleton')
    await page.answer('listOrders', firstPage)
    expect([page.view(), hasMore(page.snapshot()), canLoadMore(page.snapshot())]).toEqual([
      'list',
      true,
      true,
    ])
    page.send({ type: 'history.loadMore' })
    expect([isLoadingMore(page.snapshot()), canLoadMore(page.snapshot())]).toEqual([true, false])
    await page.answer('listOrders', succeeded(samplePage(['C00000003'], null)))
    expect(page.shown()).toEqual(['C00000001', 'C00000002', 'C00000003'])
    expect([hasMore(page.snapshot()), canLoadMore(page.snapshot())]).toEqual([false, false])
  })

  test('[HI-03] drops a page whose first id equals the existing first id', async () => {
    const page = start()
    await page.answer('listOrders', firstPage)
    page.send({ type: 'history.loadMore' })
    await page.answer('listOrders', succeeded(samplePage(['C00000001', 'C00000009'], 'after-9')))
    expect(page.shown()).toEqual(['C00000001', 'C00000002'])
    expect(hasMore(page.snapshot())).toBe(false)
  })

  test('[HI-03] carries cursor, country and language', async () => {
    const page = start()
    await page.answer('listOrders', firstPage)
    page.send({ type: 'history.loadMore' })
    expect(page.asked('listOrders')).toEqual([
      { kind: 'own', country: 'gb', language: 'en', cursor: null },
      { kind: 'own', country: 'gb', language: 'en', cursor: 'after-2' },
    ])
  })

  test('[HI-03] a double click asks for one page', async () => {
    const page = start()
    await page.answer('listOrders', firstPage)
    page.send({ type: 'history.loadMore' })
    page.send({ type: 'history.loadMore' })
    expect(page.asked('listOrders')).toHaveLength(2)
  })

  test('[HI-04] an empty answer is an empty history', async () => {
    const page = start()
    await page.answer('listOrders', succeeded(samplePage([], null)))
    expect([page.view(), page.dialog()]).toEqual(['empty', null])
  })

  test('[HI-07] the first page and later ones are outstanding, succeeded or failed, each by itself', async () => {
    const page = start()
    const first = () => [page.view(), page.dialog() === 'firstPageFailed']
    const later = () => [isLoadingMore(page.snapshot()), page.dialog() === 'loadMoreFailed']
    expect([first(), later()]).toEqual([
      ['skeleton', false],
      [false, false],
    ])
    await page.answer('listOrders', nothing)
    expect([first(), later()]).toEqual([
      ['unloaded', true],
      [false, false],
    ])
    page.send({ type: 'error.dismiss' })
    page.send({ type: 'history.reload' })
    await page.answer('listOrders', firstPage)
    page.send({ type: 'history.loadMore' })
    expect([first(), later()]).toEqual([
      ['list', false],
      [true, false],
    ])
    await page.answer('listOrders', nothing)
    expect([first(), later()]).toEqual([
      ['list', false],
      [false, true],
    ])
    page.send({ type: 'history.retry' })
    await page.answer('listOrders', succeeded(samplePage(['C00000003'], null)))
    expect([first(), later(), page.shown().length]).toEqual([['list', false], [false, false], 3])
  })

  test('[HI-07] a first page that failed is a dismissable error without retry', async () => {
    const page = start()
    await page.answer('listOrders', nothing)
    expect(page.dialog()).toBe('firstPageFailed')
    page.send({ type: 'history.retry' })
    expect(page.asked('listOrders')).toHaveLength(1)
    page.send({ type: 'error.dismiss' })
    expect([page.view(), page.dialog()]).toEqual(['unloaded', null])
    page.send({ type: 'history.reload' })
    await page.answer('listOrders', firstPage)
    expect(page.view()).toBe('list')
  })

  test('[HI-07] a later page that failed leaves the list, with retry and dismiss', async () => {
    const page = start()
    await page.answer('listOrders', firstPage)
    page.send({ type: 'history.loadMore' })
    await page.answer('listOrders', nothing)
    expect([page.view(), page.dialog(), page.shown()]).toEqual([
      'list',
      'loadMoreFailed',
      ['C00000001', 'C00000002'],
    ])
    page.send({ type: 'history.retry' })
    await page.answer('listOrders', nothing)
    page.send({ type: 'error.dismiss' })
    expect([page.dialog(), canLoadMore(page.snapshot())]).toEqual([null, true])
  })

  test.each([
    ['own', 'own orders: network'],
    ['partner', 'partner orders: network'],
  ] as const)(
    '[ER-01 A-36] %s orders that did not load are reported, first page and later ones',
    async (kind, devMessage) => {
      const page = start(kind)
      const reports = () => page.emitted.filter(({ type }) => type === 'error.reported')
      const report = { type: 'error.reported', code: 'service-order-summary-failure', devMessage }
      await page.answer('listOrders', nothing)
      expect(reports()).toEqual([report])
      page.send({ type: 'error.dismiss' })
      page.send({ type: 'history.reload' })
      await page.answer('listOrders', firstPage)
      page.send({ type: 'history.loadMore' })
      await page.answer('listOrders', nothing)
      page.send({ type: 'history.retry' })
      await page.breaks('listOrders', new Error('broken'))
      expect(reports()).toEqual([report, report, { ...report, devMessage: `${kind} orders: defect` }])
    },
  )

  test('[HI-03] a list that came with its first page asks for the next one only', async () => {
    const page = start('own', samplePage(['C00000001', 'C00000002'], 'after-2'))
    expect([page.view(), page.shown(), hasMore(page.snapshot())]).toEqual([
      'list',
      ['C00000001', 'C00000002'],
      true,
    ])
    page.send({ type: 'history.loadMore' })
    expect(page.asked('listOrders')).toEqual([
      { kind: 'own', country: 'gb', language: 'en', cursor: 'after-2' },
    ])
    await page.answer('listOrders', succeeded(samplePage(['C00000003'], null)))
    expect([page.shown().length, hasMore(page.snapshot())]).toEqual([3, false])
  })

  test('[HI-04] a list that came without any orders is an empty history, and asks nobody', () => {
    const page = start('own', samplePage([], null))
    expect([page.view(), page.asked('listOrders')]).toEqual(['empty', []])
  })

  test('a first page without orders but with more behind it is a list', () => {
    const page = start('own', samplePage([], 'after-0'))
    expect([page.view(), hasMore(page.snapshot())]).toEqual(['list', true])
  })

  test('[HI-06] without a session it tells so, and ends', async () => {
    const page = start()
    await page.answer('listOrders', failed({ kind: 'unauthorized' }))
    expect([page.view(), page.snapshot().status]).toEqual(['leaving', 'done'])
    expect(page.emitted).toEqual([{ type: 'session.rejected' }])
  })

  test('[HI-03] the first order that a page has brought is known, and of the first page none is', async () => {
    const page = start()
    const first = () => selectFirstOfMore(page.snapshot())
    await page.answer('listOrders', firstPage)
    expect(first()).toBeNull()
    page.send({ type: 'history.loadMore' })
    await page.answer('listOrders', succeeded(samplePage(['C00000003', 'C00000004'], null)))
    expect(first()).toBe('C00000003')
  })

  test('a list that is come back to stands as it was left, and is asked for afresh', async () => {
    const kept = samplePage(['C00000001', 'C00000002', 'C00000003'], 'after-3')
    const page = start('own', kept, true)
    expect([page.view(), page.shown().length, page.asked('refreshList')]).toEqual([
      'list',
      3,
      [{ kind: 'own', country: 'gb', language: 'en', orders: 3 }],
    ])
    await page.answer(
      'refreshList',
      succeeded(samplePage(['C00000009', 'C00000001', 'C00000002'], 'after-2')),
    )
    expect([page.shown(), hasMore(page.snapshot())]).toEqual([['C00000009', 'C00000001', 'C00000002'], true])
    const shown = page.emitted.filter((fact) => fact.type === 'list.shown')
    expect(shown.map(({ list }) => list.pages.next)).toEqual(['after-2'])
  })

  test('a list that is come back to stays where nothing fresh arrives, and goes on from where it was', async () => {
    const page = start('own', samplePage(['C00000001', 'C00000002'], 'after-2'), true)
    page.send({ type: 'history.loadMore' })
    await page.answer('listOrders', succeeded(samplePage(['C00000003'], null)))
    expect(page.shown()).toHaveLength(3)
    const other = start('own', samplePage(['C00000001'], null), true)
    await other.answer('refreshList', nothing)
    expect([other.view(), other.dialog(), other.shown()]).toEqual(['list', null, ['C00000001']])
  })

  test.each([
    ['while its dialog stands', false],
    ['once its dialog is closed', true],
  ])('[HI-07] an outage ends when the network is back, %s', async (_, isClosed) => {
    const page = start()
    await page.answer('listOrders', nothing)
    if (isClosed) page.send({ type: 'error.dismiss' })
    page.send({ type: 'network.back' })
    expect([page.view(), page.dialog()]).toEqual(['skeleton', null])
    await page.answer('listOrders', firstPage)
    page.send({ type: 'history.loadMore' })
    await page.answer('listOrders', nothing)
    page.send({ type: 'network.back' })
    expect([page.dialog(), isLoadingMore(page.snapshot())]).toEqual([null, true])
  })
})
