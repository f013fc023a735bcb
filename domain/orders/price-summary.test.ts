import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appliedTax, isTaxIncluded, priceRows, shownPriceRows, taxWording } from './price-summary.ts'

const amounts = {
  subTotal: 120.5,
  shippingTotal: 5,
  totalFees: 1.25,
  promotionalCodeDiscount: 12.05,
  totalTaxes: 9.41,
  inclusiveTaxTotal: 20,
  orderTotal: 124.11,
}
const nothing = {
  subTotal: null,
  shippingTotal: null,
  totalFees: null,
  promotionalCodeDiscount: null,
  totalTaxes: null,
  inclusiveTaxTotal: null,
  orderTotal: null,
}
const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const everyCountry = [...alphabet].flatMap((one) => [...alphabet].map((other) => one + other))

describe('price summary', () => {
  it('[OD-13] has subtotal, shipping, fees, discounts, tax and total, in minor units', () => {
    const rows = [
      { key: 'subtotal', amount: 12050 },
      { key: 'shipping', amount: 500 },
      { key: 'fees', amount: 125 },
      { key: 'discounts', amount: -1205 },
      { key: 'tax', amount: 941 },
      { key: 'total', amount: 12411 },
    ]
    expect(priceRows(amounts, 'USD')).toEqual(rows)
    expect(shownPriceRows(amounts, 'USD')).toEqual(rows)
    expect(priceRows({ ...amounts, promotionalCodeDiscount: -12.05 }, 'USD')).toEqual(rows)
  })

  it('[OD-13] leaves out fees and discounts only where there are none', () => {
    expect(shownPriceRows(nothing, 'USD')).toEqual([
      { key: 'subtotal', amount: 0 },
      { key: 'shipping', amount: 0 },
      { key: 'tax', amount: 0 },
      { key: 'total', amount: 0 },
    ])
  })

  it.each([
    [9.41, 20, 941, false],
    [0, 20, 2000, true],
    [null, 20, 2000, true],
    [9.41, null, 941, false],
    [0, 0, 0, false],
    [null, null, 0, false],
  ])(
    '[OD-13] applies tax %s, inclusive %s, as %s; included: %s',
    (totalTaxes, inclusiveTaxTotal, tax, included) => {
      const transaction = { totalTaxes, inclusiveTaxTotal }
      expect([appliedTax(transaction, 'EUR'), isTaxIncluded(transaction, 'EUR')]).toEqual([tax, included])
    },
  )

  it('[OD-13] applies totalTaxes whenever it is not zero', () => {
    const cents = fc.integer({ min: 0, max: 1e7 })
    fc.assert(
      fc.property(cents, cents, (total, inclusive) => {
        const transaction = { totalTaxes: total / 100, inclusiveTaxTotal: inclusive / 100 }
        expect(appliedTax(transaction, 'USD')).toBe(total === 0 ? inclusive : total)
      }),
    )
  })

  it('[OD-13] calls tax "taxes" in Canada, "duties and taxes" in Indonesia and "tax" elsewhere', () => {
    expect([taxWording('ca'), taxWording('CA'), taxWording('id'), taxWording(null)]).toEqual([
      'taxes',
      'taxes',
      'dutiesAndTaxes',
      'tax',
    ])
    expect(everyCountry.filter((country) => taxWording(country) !== 'tax')).toEqual(['ca', 'id'])
  })
})
