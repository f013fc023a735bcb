import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHistoryItem } from '../testing/samples.ts'
import { partnerLineTotal, partnerSum } from './partner-orders.ts'

const lineOf = (charged: number | null, total: number | null) => {
  const item = sampleHistoryItem()
  return {
    lineItemTotal: total,
    lineItemTransaction: { ...item.lineItemTransaction, lineItemChargedPrice: charged },
  }
}

describe('total of a partner line', () => {
  it.each([
    ['a price with tax on top', 50, 54.13, 54.13],
    ['a price of which no total is told', 50, null, 50],
    ['a gift', 0, 4.5, null],
    ['a price that is not known', null, 54.13, null],
    ['a refund', -12, -12, null],
  ])('[PA-02] of %s', (_, charged, total, shown) => {
    expect(partnerLineTotal(lineOf(charged, total))).toBe(shown)
  })

  it('[PA-02] shows with a charged price above 0 and never else', () => {
    const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(amount, fc.option(amount), (charged, total) => {
        expect(partnerLineTotal(lineOf(charged, total)) !== null).toBe(charged > 0)
      }),
    )
  })
})

const orderOf = (
  orderTotal: number | null,
  totals: readonly number[],
  shippingTotal: number | null,
  moreLines = 0,
) => ({
  currency: 'USD',
  orderTotal,
  moreLines,
  lines: totals.map((total) => ({ ...sampleHistoryItem(), ...lineOf(total, total), shippingTotal })),
})

describe('how the total of a partner order comes about', () => {
  it.each([
    ['one line and shipping', orderOf(56.26, [48.26], 8), { items: 4826, shipping: 800, others: 0 }],
    ['lines that are left out', orderOf(100, [20], 8, 3), { items: 9200, shipping: 800, others: 0 }],
    ['what nobody explains', orderOf(50, [48.26], null), { items: 4826, shipping: 0, others: 174 }],
    ['a discount', orderOf(46, [48], 8), { items: 4800, shipping: 800, others: -1000 }],
  ])('of %s', (_, order, sum) => {
    expect(partnerSum(order)).toMatchObject(sum)
  })

  it('has tax where a line carries some, and no line need be there', () => {
    const order = orderOf(60, [20, 30], 8)
    const taxed = (...taxes: (number | null)[]) =>
      order.lines.map((line, index) => ({
        ...line,
        lineItemTransaction: { ...line.lineItemTransaction, lineItemTaxes: taxes[index] ?? null },
      }))
    const hasTax = (...taxes: (number | null)[]) => partnerSum({ ...order, lines: taxed(...taxes) })?.hasTax
    expect([hasTax(0, 1.2), hasTax(1.2, null), hasTax(0, 0), hasTax(null, null)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(partnerSum({ ...order, lines: [] })).toEqual({
      items: 0,
      shipping: 0,
      others: 6000,
      total: 6000,
      hasTax: false,
    })
  })

  it('says nothing where the lines are the total, or none is known', () => {
    expect(partnerSum(orderOf(48.26, [40, 8.26], 0))).toBe(null)
    expect(partnerSum(orderOf(null, [48.26], 8))).toBe(null)
  })

  it('always adds up', () => {
    const amount = fc.integer({ min: 0, max: 1e6 }).map((minor) => minor / 100)
    fc.assert(
      fc.property(
        amount,
        fc.array(amount, { minLength: 1 }),
        amount,
        fc.nat(3),
        (total, lines, shipping, more) => {
          const sum = partnerSum(orderOf(total, lines, shipping, more))
          if (sum !== null) expect(sum.items + sum.shipping + sum.others).toBe(sum.total)
        },
      ),
    )
  })
})
