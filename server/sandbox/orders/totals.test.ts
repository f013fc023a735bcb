import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asMinor, sumMinor, zeroMinor } from '../../../domain/format/money.ts'
import { lineTax, shareDiscount, totalsOf } from './totals.ts'

const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }).map(asMinor), { minLength: 1, maxLength: 30 })
const percent = fc.integer({ min: 0, max: 100 })

describe('totals of sample orders', () => {
  it('shares of a discount add up to the discount of the sum, and none is more than its line', () => {
    fc.assert(
      fc.property(amounts, percent, (gross, off) => {
        const shares = shareDiscount(gross, off)
        const whole = Math.round((gross.reduce((sum, amount) => sum + amount, 0) * off) / 100)
        expect(sumMinor(shares)).toBe(whole)
        expect(shares.every((share, index) => share >= 0 && share <= Number(gross[index]))).toBe(true)
      }),
    )
  })

  it('shares a discount that does not divide evenly', () => {
    expect(shareDiscount([5, 5, 5].map(asMinor), 10)).toEqual([1, 0, 1])
  })

  it('taxes on top where prices have none, and shows what prices include', () => {
    const line = (tax: Parameters<typeof lineTax>[1]) => ({
      msrp: asMinor(12_000),
      gross: asMinor(12_000),
      discount: asMinor(2000),
      fees: asMinor(300),
      taxes: lineTax(asMinor(10_000), tax),
    })
    const onTop = { percent: 7.25, included: false }
    const within = { percent: 20, included: true }
    const totals = {
      msrp: 12_000,
      chargedPrice: 10_000,
      subTotal: 12_000,
      promotionalCodeDiscount: 2000,
      shippingTotal: 500,
      totalFees: 300,
    }
    expect(totalsOf([line(onTop)], asMinor(500), onTop)).toEqual({
      ...totals,
      totalTaxes: 725,
      orderTotal: 11_525,
      inclusiveTaxTotal: zeroMinor,
    })
    expect(totalsOf([line(within)], asMinor(500), within)).toEqual({
      ...totals,
      totalTaxes: zeroMinor,
      orderTotal: 10_800,
      inclusiveTaxTotal: 1800,
    })
  })
})
