import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHistoryItem } from '../testing/samples.ts'
import { appendPage, groupByOrder, shownQuantity } from './history.ts'

const lines = fc
  .uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 30 })
  .map((ids) => ids.map((id) => ({ id: `line-${id}` })))

describe('pages of the history', () => {
  const a = { id: 'a' }
  const b = { id: 'b' }
  const c = { id: 'c' }

  it.each([
    ['appends a page', [a, b], [c], [a, b, c]],
    ['drops a page whose first id equals the existing first id', [a, b], [a, c], [a, b]],
    ['keeps a page whose first id is known further down', [a, b], [b, c], [a, b, b, c]],
    ['takes a first page', [], [a], [a]],
    ['takes an empty page', [a], [], [a]],
    ['takes nothing after nothing', [], [], []],
  ])('[HI-03] %s', (_, existing, page, expected) => {
    expect(appendPage(existing, page)).toEqual(expected)
  })

  it('[HI-03] never loses what is shown, and adds a page whole or not at all', () => {
    fc.assert(
      fc.property(lines, lines, (existing, page) => {
        const merged = appendPage(existing, page)
        const repeats = existing.length > 0 && page[0]?.id === existing[0]?.id
        expect(merged.slice(0, existing.length)).toEqual(existing)
        expect(merged.slice(existing.length)).toEqual(repeats ? [] : page)
        if (existing.length > 0) expect(appendPage(existing, existing)).toBe(existing)
      }),
    )
  })
})

describe('orders of the history', () => {
  it('are its lines by order number, in the order of their first line', () => {
    const line = (id: string, orderNumber: string, orderLineCount = 1) =>
      sampleHistoryItem({ id, orderNumber, orderLineCount, orderTotal: 38 })
    const items = [line('1', 'C0002', 7), line('2', 'C0001'), line('3', 'C0002', 7)]
    const common = {
      orderType: 'SALES_ORDER',
      orderClassification: 'CONSUMER',
      orderDate: '2026-11-20T10:00:00Z',
      currency: 'USD',
      orderTotal: 38,
      shipFromCountry: null,
      returnMethod: null,
      refund: null,
      refundTo: null,
    }
    expect(groupByOrder(items)).toEqual([
      { ...common, orderNumber: 'C0002', lines: [items[0], items[2]], moreLines: 5 },
      { ...common, orderNumber: 'C0001', lines: [items[1]], moreLines: 0 },
    ])
  })

  it('lose no line and hold no line twice', () => {
    const item = fc
      .tuple(fc.uuid(), fc.constantFrom('C0001', 'C0002', '__proto__', 'toString'))
      .map(([id, number]) => ({ ...sampleHistoryItem({ id }), orderNumber: number }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items) => {
        const orders = groupByOrder(items)
        expect(orders.flatMap((order) => order.lines.map((one) => one.id)).toSorted()).toEqual(
          items.map((one) => one.id).toSorted(),
        )
        expect(new Set(orders.map((order) => order.orderNumber)).size).toBe(orders.length)
        expect(
          orders.every((order) => order.lines.every((one) => one.orderNumber === order.orderNumber)),
        ).toBe(true)
      }),
    )
  })
})

describe('what the history shows', () => {
  it('[HI-01] a quantity above 1 only', () => {
    expect([0, 1, 2, 12].map(shownQuantity)).toEqual([null, null, 2, 12])
  })
})
