import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHistoryItem } from '../testing/samples.ts'
import { partnerLineTotal } from './partner-orders.ts'

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
