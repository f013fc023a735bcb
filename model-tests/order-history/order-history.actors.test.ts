import { describe, expect, test } from 'vitest'
import type { OrderHistory } from '../../contract/orders/orders.ts'
import { createOrderHistoryMachine } from '../../machines/order-history/order-history.actors.ts'
import {
  hasMore,
  selectHistoryDialog,
  selectHistoryItems,
  selectHistoryView,
} from '../../machines/order-history/order-history.selectors.ts'
import type { ListOrdersInput } from '../../machines/order-history/order-history.types.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { type CallResult, failed, succeeded } from '../../services/http/result.ts'
import { samplePage } from '../samples/history-samples.ts'
import { running } from '../samples/running.ts'
import { openPage } from '../samples/sample-page.ts'

const wish = { kind: 'own', country: 'gb', language: 'en' } as const
const lost = failed({ kind: 'network' })

const start = async (pages: readonly CallResult<OrderHistory>[], kept: OrderHistory | null = null) => {
  const asked: ListOrdersInput[] = []
  const left = [...pages]
  const machine = createOrderHistoryMachine({
    orders: createPrefetch(async (input) => {
      asked.push(input)
      return left.shift() ?? lost
    }),
  })
  const input = kept === null ? wish : { ...wish, firstPage: kept, isKept: true }
  const list = running(machine, input)
  await list.pass(0)
  const shown = () => selectHistoryItems(list.snapshot()).map(({ orderNumber }) => orderNumber)
  return { ...list, asked, shown }
}

openPage()

describe('order history with its calls', () => {
  test('each page is asked for from where the last one ended', async () => {
    const list = await start([
      succeeded(samplePage(['C00000001', 'C00000002'], 'after-2')),
      succeeded(samplePage(['C00000003'], null)),
    ])
    list.actor.send({ type: 'history.loadMore' })
    await list.pass(0)
    expect(list.asked).toEqual([
      { ...wish, cursor: null },
      { ...wish, cursor: 'after-2' },
    ])
    expect([list.shown(), hasMore(list.snapshot())]).toEqual([['C00000001', 'C00000002', 'C00000003'], false])
  })

  test('an outage ends when the browser is online again', async () => {
    const list = await start([lost, succeeded(samplePage(['C00000001'], null))])
    expect(selectHistoryDialog(list.snapshot())).toBe('firstPageFailed')
    window.dispatchEvent(new Event('online'))
    await list.pass(0)
    expect([selectHistoryView(list.snapshot()), list.shown()]).toEqual(['list', ['C00000001']])
  })

  test('a list that was left is asked for until it holds as many orders as it showed', async () => {
    const kept = samplePage(['C00000001', 'C00000002', 'C00000003'], 'after-3')
    const list = await start(
      [
        succeeded(samplePage(['C00000009', 'C00000001'], 'after-b')),
        succeeded(samplePage(['C00000002'], 'after-c')),
        succeeded(samplePage(['C00000003'], null)),
      ],
      kept,
    )
    expect(list.asked).toEqual([
      { ...wish, cursor: null },
      { ...wish, cursor: 'after-b' },
    ])
    expect(list.shown()).toEqual(['C00000009', 'C00000001', 'C00000002'])
    list.actor.send({ type: 'history.loadMore' })
    await list.pass(0)
    expect([list.asked[2], list.shown().length]).toEqual([{ ...wish, cursor: 'after-c' }, 4])
  })

  test('a list that has got shorter is asked for to its end, and no further', async () => {
    const kept = samplePage(['C00000001', 'C00000002', 'C00000003'], null)
    const list = await start([succeeded(samplePage(['C00000001'], null))], kept)
    expect([list.asked, list.shown()]).toEqual([[{ ...wish, cursor: null }], ['C00000001']])
  })

  test('a host that gives the first page once more is not asked on and on', async () => {
    const kept = samplePage(['C00000001', 'C00000002', 'C00000003'], null)
    const again = succeeded(samplePage(['C00000001'], 'after-1'))
    const list = await start([again, again, again], kept)
    expect([list.asked.length, list.shown()]).toEqual([2, ['C00000001']])
  })

  test.each([
    ['its first page', [lost]],
    ['a later page', [succeeded(samplePage(['C00000009'], 'after-9')), lost]],
  ])('a list that was left stays as it was where %s does not come', async (_, pages) => {
    const kept = samplePage(['C00000001', 'C00000002'], 'after-2')
    const list = await start(pages, kept)
    expect([list.asked.length, list.shown()]).toEqual([pages.length, ['C00000001', 'C00000002']])
    expect([selectHistoryView(list.snapshot()), selectHistoryDialog(list.snapshot())]).toEqual(['list', null])
  })
})
