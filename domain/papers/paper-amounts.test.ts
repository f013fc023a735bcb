import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asMinor, sumMinor } from '../format/money.ts'
import { cancellationAmounts, creditAmounts, type PricedLine, saleAmounts } from './paper-amounts.ts'
import type { PaperAmounts, PaperTax } from './paper-content.ts'

const line = (charged: number, more: Partial<Record<'fees' | 'taxes', number>> = {}): PricedLine => ({
  title: 'Court shoe',
  size: null,
  quantity: 1,
  charged: asMinor(charged),
  fees: asMinor(more.fees ?? 0),
  taxes: asMinor(more.taxes ?? 0),
})
const totals = (
  parts: Partial<Record<'orderTotal' | 'shippingTotal' | 'totalTaxes' | 'inclusiveTaxTotal', number>>,
) => ({
  orderTotal: asMinor(parts.orderTotal ?? 0),
  shippingTotal: asMinor(parts.shippingTotal ?? 0),
  totalTaxes: asMinor(parts.totalTaxes ?? 0),
  inclusiveTaxTotal: asMinor(parts.inclusiveTaxTotal ?? 0),
})
const vat = { name: 'vat', percent: 19 } as const
const salesTax = { name: 'salesTax', percent: null } as const

/** What a paper's rows come to: lines, extras, and tax on top. */
const rowsOf = ({ lines, extras, tax }: PaperAmounts): number =>
  sumMinor([...lines, ...extras].map(({ amount }) => amount)) + (tax?.isIncluded === false ? tax.tax : 0)

describe('what papers come to', () => {
  it('[BY-26] has the tax that prices include, by its rate', () => {
    const amounts = saleAmounts(
      [line(8_000), line(3_400)],
      [],
      totals({ orderTotal: 11_900, shippingTotal: 500, inclusiveTaxTotal: 1_900 }),
      vat,
    )
    expect(amounts).toMatchObject({
      extras: [{ kind: 'shipping', amount: 500 }],
      tax: { percent: 19, isIncluded: true, net: 10_000, tax: 1_900, gross: 11_900 },
      total: 11_900,
    })
  })

  it('[BY-26] adds the tax that comes on top, without a rate where the place decides', () => {
    const amounts = saleAmounts(
      [line(5_000, { taxes: 363, fees: 100 })],
      [],
      totals({ orderTotal: 6_263, shippingTotal: 800, totalTaxes: 363 }),
      salesTax,
    )
    expect(amounts).toMatchObject({
      extras: [
        { kind: 'shipping', amount: 800 },
        { kind: 'fees', amount: 100 },
      ],
      tax: { percent: null, isIncluded: false, net: 5_900, tax: 363, gross: 6_263 },
    })
    expect(rowsOf(amounts)).toBe(6_263)
  })

  it('[BY-26] names no rate that the amounts do not bear out, and no tax where none was charged', () => {
    const odd = totals({ orderTotal: 11_900, inclusiveTaxTotal: 900 })
    expect(saleAmounts([line(11_900)], [], odd, vat).tax).toMatchObject({ percent: null, tax: 900 })
    expect(saleAmounts([line(11_900)], [], totals({ orderTotal: 11_900 }), vat).tax).toBeNull()
  })

  it('[BY-25] leaves out what was canceled, with its share of the tax', () => {
    const amounts = saleAmounts(
      [line(8_000)],
      [line(3_400)],
      totals({ orderTotal: 11_900, shippingTotal: 500, inclusiveTaxTotal: 1_900 }),
      vat,
    )
    expect([amounts.total, amounts.tax?.tax, rowsOf(amounts)]).toEqual([8_500, 1_357, 8_500])
    const onTop = saleAmounts(
      [line(5_000, { taxes: 363 })],
      [line(2_000, { taxes: 145 })],
      totals({ orderTotal: 7_508, totalTaxes: 508 }),
      salesTax,
    )
    expect([onTop.total, onTop.tax?.tax]).toEqual([5_363, 363])
  })

  it('[BY-26] adds up to the total, whatever an order came to', () => {
    const amount = fc.nat(9_999_999)
    const priced = fc.array(
      fc
        .record({ charged: amount, fees: amount, taxes: amount })
        .map(({ charged, ...more }) => line(charged, more)),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(priced, priced, amount, amount, amount, (kept, cancelled, total, shippingTotal, tax) => {
        const all = sumMinor(cancelled.map(({ charged, fees, taxes }) => asMinor(charged + fees + taxes)))
        for (const given of [{ totalTaxes: tax }, { inclusiveTaxTotal: Math.min(tax, total) }]) {
          const amounts = saleAmounts(
            kept,
            cancelled,
            totals({ orderTotal: total + all, shippingTotal, ...given }),
            vat,
          )
          expect([amounts.total, rowsOf(amounts)]).toEqual([total, total])
          if (amounts.tax) expect(amounts.tax.net + amounts.tax.tax).toBe(amounts.tax.gross)
        }
      }),
    )
  })

  const saleTax: PaperTax = {
    name: 'vat',
    percent: 19,
    isIncluded: true,
    net: asMinor(10_000),
    tax: asMinor(1_900),
    gross: asMinor(11_900),
  }
  const nothing = { gross: asMinor(0), tax: asMinor(0) }

  it('[BY-26] takes back the share of the tax, and says what was kept or given beside the pieces', () => {
    expect(
      creditAmounts({
        returned: [line(5_000)],
        refunded: asMinor(4_500),
        saleTax,
        before: nothing,
      }),
    ).toMatchObject({
      extras: [{ kind: 'adjustment', amount: -500 }],
      tax: { percent: 19, net: 3_782, tax: 718, gross: 4_500 },
      total: 4_500,
    })
  })

  it('[BY-26] takes back the tax of the pieces where it came on top', () => {
    const amounts = creditAmounts({
      returned: [line(5_000, { taxes: 363 })],
      refunded: asMinor(5_363),
      saleTax: { ...saleTax, isIncluded: false, percent: null },
      before: nothing,
    })
    expect([amounts.tax?.tax, amounts.extras, rowsOf(amounts)]).toEqual([363, [], 5_363])
    expect(
      creditAmounts({ returned: [line(100)], refunded: asMinor(100), saleTax: null, before: nothing }).tax,
    ).toBeNull()
  })

  it('[BY-26] never takes back more tax than the sale had, and all of it once all went back', () => {
    const parts = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(parts, fc.boolean(), (given, isIncluded) => {
        const sale = { ...saleTax, isIncluded }
        let before = nothing
        for (const part of [...given, 11_900]) {
          const { tax } = creditAmounts({
            returned: [line(part, { taxes: isIncluded ? 0 : part })],
            refunded: asMinor(part),
            saleTax: sale,
            before,
          })
          before = {
            gross: asMinor(before.gross + part),
            tax: asMinor(before.tax + (tax?.tax ?? 0)),
          }
          expect(before.tax).toBeLessThanOrEqual(1_900)
        }
        expect(before.tax).toBe(1_900)
      }),
    )
  })

  it.each([
    ['its shipping, where all was canceled', 4_900, 800, [{ kind: 'shipping', amount: 800 }]],
    ['nothing beside it', 4_100, 800, []],
    ['what nobody can say', 4_300, 800, [{ kind: 'adjustment', amount: 200 }]],
  ])('[BY-25] gives back what was canceled with %s', (_, refunded, shipping, extras) => {
    const amounts = cancellationAmounts([line(4_000, { fees: 100 })], asMinor(refunded), asMinor(shipping))
    expect([amounts.extras, amounts.tax, rowsOf(amounts)]).toEqual([extras, null, refunded])
  })
})
