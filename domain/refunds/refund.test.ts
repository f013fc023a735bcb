import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asMinor, toMinor, zeroMinor } from '../format/money.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import {
  alternateEstimate,
  includedTaxOf,
  refundEstimate,
  refundOfLine,
  returnTotals,
  runningShare,
} from './refund.ts'

type Given = {
  readonly quantity: number
  readonly charged: number
  readonly taxes?: number | null
  /** The line before pieces were taken. */
  readonly ordered?: { readonly quantity: number; readonly charged: number; readonly taxes?: number }
}

const line = ({ quantity, charged, taxes = null, ordered }: Given) =>
  sampleLine({
    lineItemTransaction: { quantity, lineItemChargedPrice: charged, lineItemTaxes: taxes },
    orderedTransaction: ordered
      ? {
          quantity: ordered.quantity,
          lineItemChargedPrice: ordered.charged,
          lineItemTaxes: ordered.taxes ?? null,
        }
      : null,
  })

/**
 * Worked by hand with paper and pencil from decisions.md ("Refund of part of a line"); amounts in minor units.
 * `given` is the wire's line, `pieces` what goes back.
 */
const byHand: readonly {
  readonly says: string
  readonly currency: string
  readonly given: Given
  readonly pieces: number
  readonly expected: readonly [subtotal: number, tax: number]
}[] = [
  {
    says: 'one piece of one, no tax',
    currency: 'USD',
    given: { quantity: 1, charged: 120 },
    pieces: 1,
    expected: [12_000, 0],
  },
  {
    says: '2 of 3 shoes at $89.97 with $6.52 tax: 59.98, and 4.3466… is 4.35',
    currency: 'USD',
    given: { quantity: 3, charged: 89.97, taxes: 6.52 },
    pieces: 2,
    expected: [5998, 435],
  },
  {
    says: '1 of 3 socks at $10.00 with $0.73 tax: 3.333… is 3.33, 0.2433… is 0.24',
    currency: 'USD',
    given: { quantity: 3, charged: 10, taxes: 0.73 },
    pieces: 1,
    expected: [333, 24],
  },
  {
    says: '1 of 2 at $25.01 with $1.81 tax: halves of a cent round up, 12.505 is 12.51, 0.905 is 0.91',
    currency: 'USD',
    given: { quantity: 2, charged: 25.01, taxes: 1.81 },
    pieces: 1,
    expected: [1251, 91],
  },
  {
    says: 'the second of those two: what is left, 25.01 − 12.51 and 1.81 − 0.91',
    currency: 'USD',
    given: { quantity: 1, charged: 12.5, taxes: 0.9, ordered: { quantity: 2, charged: 25.01, taxes: 1.81 } },
    pieces: 1,
    expected: [1250, 90],
  },
  {
    says: '1 of 3 at ¥10,000, a currency without decimals: 3333.3… is ¥3,333',
    currency: 'JPY',
    given: { quantity: 3, charged: 10_000 },
    pieces: 1,
    expected: [3333, 0],
  },
  {
    says: 'the second of those three: ¥6,667 for two less ¥3,333',
    currency: 'JPY',
    given: { quantity: 2, charged: 6667, ordered: { quantity: 3, charged: 10_000 } },
    pieces: 1,
    expected: [3334, 0],
  },
  {
    says: '2 of 7 at 38.500 KWD with 1.925 tax, three decimals: 11.000 and 0.550',
    currency: 'KWD',
    given: { quantity: 7, charged: 38.5, taxes: 1.925 },
    pieces: 2,
    expected: [11_000, 550],
  },
  {
    says: '4 of 6 at 0.100 KWD: 0.0666… is 0.067',
    currency: 'KWD',
    given: { quantity: 6, charged: 0.1 },
    pieces: 4,
    expected: [67, 0],
  },
  {
    says: 'a gift with purchase: nothing was charged, nothing comes back',
    currency: 'EUR',
    given: { quantity: 2, charged: 0, taxes: 0 },
    pieces: 2,
    expected: [0, 0],
  },
]

describe('refunds worked by hand', () => {
  it.each(byHand)('[RI-09] $says', ({ currency, given, pieces, expected: [subtotal, tax] }) => {
    expect(refundOfLine(line(given), pieces, currency)).toEqual({ subtotal, tax, total: subtotal + tax })
  })
})

/**
 * Another way to the same running total, in whole numbers and sharing no code: the floor, and one more where the
 * remainder is at least half of the quantity.
 */
const independentTotal = (whole: bigint, quantity: bigint, pieces: bigint): bigint => {
  const exact = whole * pieces
  const remainder = exact % quantity
  const floor = (exact - remainder) / quantity
  return remainder + remainder >= quantity ? floor + 1n : floor
}

const decimals = { JPY: 0, USD: 2, EUR: 2, KWD: 3 } as const
const currency = fc.constantFrom(...(Object.keys(decimals) as (keyof typeof decimals)[]))
const amount = fc.integer({ min: 0, max: 99_999_999 })
const quantity = fc.integer({ min: 1, max: 40 })

describe('refunds of any line', () => {
  it('[RI-09] equal an independent calculation, for first and later pieces, in currencies of 0, 2 and 3 decimals', () => {
    fc.assert(
      fc.property(currency, amount, amount, quantity, fc.nat(), fc.nat(), (code, price, tax, n, a, b) => {
        const earlier = a % n
        const pieces = 1 + (b % (n - earlier))
        const wire = (units: bigint | number) => Number(units) / 10 ** decimals[code]
        const shareBefore = (whole: number) => independentTotal(BigInt(whole), BigInt(n), BigInt(earlier))
        const shareAfter = (whole: number) =>
          independentTotal(BigInt(whole), BigInt(n), BigInt(earlier + pieces))
        const left = line({
          quantity: n - earlier,
          charged: wire(BigInt(price) - shareBefore(price)),
          taxes: wire(BigInt(tax) - shareBefore(tax)),
          ordered: { quantity: n, charged: wire(price), taxes: wire(tax) },
        })
        const refund = refundOfLine(left, pieces, code)
        expect(BigInt(refund.subtotal)).toBe(shareAfter(price) - shareBefore(price))
        expect(BigInt(refund.tax)).toBe(shareAfter(tax) - shareBefore(tax))
      }),
    )
  })

  it('[RI-09] piece by piece in any cuts add up to the whole line', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(currency, amount, amount, cuts, (code, price, tax, sizes) => {
        const wire = (units: number) => units / 10 ** decimals[code]
        const n = sizes.reduce((sum, size) => sum + size, 0)
        const ordered = { quantity: n, charged: wire(price), taxes: wire(tax) }
        let left = { quantity: n, charged: price, taxes: tax }
        for (const size of sizes) {
          const { subtotal, tax: taxes } = refundOfLine(
            line({ quantity: left.quantity, charged: wire(left.charged), taxes: wire(left.taxes), ordered }),
            size,
            code,
          )
          expect(subtotal).toBeGreaterThanOrEqual(0)
          left = {
            quantity: left.quantity - size,
            charged: left.charged - subtotal,
            taxes: left.taxes - taxes,
          }
        }
        expect(left).toEqual({ quantity: 0, charged: 0, taxes: 0 })
      }),
    )
  })

  it('[RI-09] all of a line is what it cost, and no pieces are nothing', () => {
    fc.assert(
      fc.property(currency, amount, amount, quantity, (code, price, tax, n) => {
        const wire = (units: number) => units / 10 ** decimals[code]
        const whole = line({ quantity: n, charged: wire(price), taxes: wire(tax) })
        expect(refundOfLine(whole, n, code)).toEqual({ subtotal: price, tax, total: price + tax })
        expect(refundOfLine(whole, 0, code).total).toBe(0)
      }),
    )
  })

  it('[RI-09] no pieces, or fewer, are nothing, also where earlier ones were rounded', () => {
    const left = line({ quantity: 2, charged: 6.66, ordered: { quantity: 3, charged: 10 } })
    expect([0, -1].map((pieces) => refundOfLine(left, pieces, 'USD').total)).toEqual([0, 0])
  })

  it('[RI-09] an ordered quantity of 0 counts as 1', () => {
    expect(refundOfLine(line({ quantity: 0, charged: 20 }), 1, 'USD').subtotal).toBe(2000)
  })

  it('are exact where a product of numbers would lose its last digits', () => {
    expect(runningShare(asMinor(9_007_199_254_740_991), 3, 2)).toBe(6_004_799_503_160_661)
  })
})

describe('the summary of a return', () => {
  const order = sampleOrder({
    currency: 'EUR',
    transaction: { orderTotal: 119, inclusiveTaxTotal: 19, totalTaxes: 0 },
  })

  it('[RI-09] [RS-06] sums the chosen lines and names the tax that prices include in proportion', () => {
    const chosen = [
      { line: line({ quantity: 3, charged: 89.97 }), quantity: 2 },
      { line: line({ quantity: 1, charged: 29.03 }), quantity: 1 },
    ]
    expect(refundEstimate(chosen, 'EUR')).toEqual({ subtotal: 8901, tax: 0, total: 8901 })
    expect(returnTotals(order, chosen)).toEqual({
      subTotal: 89.01,
      totalTaxes: 0,
      orderTotal: 89.01,
      inclusiveTaxTotal: 14.21,
    })
  })

  it('includes no tax where the order has no total', () => {
    const total = { inclusiveTaxTotal: toMinor(3, 'EUR'), orderTotal: zeroMinor }
    expect(includedTaxOf(total, asMinor(100))).toBe(0)
  })
})

describe('the estimate in the alternate currency', () => {
  const inForints = (charged: number | null) => ({
    quantity: 1,
    line: sampleLine({
      lineItemTransaction: { quantity: 2, lineItemChargedPrice: 20 },
      lineItemTransactionAlt:
        charged === null ? null : { quantity: 2, lineItemChargedPrice: charged, lineItemTaxes: 100 },
    }),
  })

  it('is of the amounts that the lines have in it', () => {
    expect(alternateEstimate([inForints(8_000), inForints(4_000)], 'HUF')).toEqual({
      subtotal: 6_000,
      tax: 100,
      total: 6_100,
    })
  })

  it.each([
    ['nothing is chosen', [], 'HUF'],
    ['the order has none', [inForints(8_000)], null],
    ['one of the lines has no amounts in it', [inForints(8_000), inForints(null)], 'HUF'],
    ['no line has amounts in it', [inForints(null)], 'HUF'],
  ] as const)('is none where %s', (_, chosen, currencyAlt) => {
    expect(alternateEstimate(chosen, currencyAlt)).toBeNull()
  })
})
