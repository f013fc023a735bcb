import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asMinor,
  formatMoney,
  formatWireMoney,
  fromMinor,
  type Minor,
  minorDigits,
  roundHalfUp,
  sumMinor,
  toMinor,
} from './money.ts'

const currencies = ['USD', 'EUR', 'GBP', 'PLN', 'JPY', 'KRW', 'KWD', 'BHD', 'IDR'] as const
const currency = fc.constantFrom(...currencies)
const units = fc.integer({ min: -1e12, max: 1e12 }).map(asMinor)
const minor = (value: number) => value as Minor

/** Intl puts no-break spaces; the tests read them as spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('money', () => {
  it('knows the decimals of currencies with none, two and three', () => {
    expect(['JPY', 'KRW', 'USD', 'EUR', 'KWD', 'BHD'].map(minorDigits)).toEqual([0, 0, 2, 2, 3, 3])
  })

  it.each([
    [1.005, 'USD', 101],
    [8.345, 'USD', 835],
    [1.45, 'USD', 145],
    [0.1 + 0.2, 'USD', 30],
    [-1.005, 'USD', -101],
    [1e-7, 'USD', 0],
    [0.5, 'JPY', 1],
    [1.0005, 'KWD', 1001],
    [1234.5, 'KRW', 1235],
    [-0, 'USD', 0],
  ])('rounds %d %s half up to %d minor units', (decimal, code, expected) => {
    expect(toMinor(decimal, code)).toBe(expected)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined, '12', {}, []])(
    '[CC-01] counts %s, which is not a number, as 0',
    (value) => {
      expect(toMinor(value, 'USD')).toBe(0)
    },
  )

  it('goes to the wire and back without losing a unit', () => {
    fc.assert(
      fc.property(units, currency, (amount, code) => {
        expect(toMinor(fromMinor(amount, code), code)).toBe(amount)
      }),
    )
  })

  it('rounds every tie away from zero, and nothing further than half a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (whole) => {
        expect(roundHalfUp(whole + 0.5)).toBe(whole + 1)
        expect(roundHalfUp(-whole - 0.5)).toBe(-whole - 1)
        expect(toMinor(Number(`${whole}.005`), 'USD')).toBe(whole * 100 + 1)
        expect(toMinor(Number(`${whole}.0049`), 'USD')).toBe(whole * 100)
      }),
    )
  })

  it('adds minor units exactly, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(units, { maxLength: 50 }), (amounts) => {
        expect(sumMinor(amounts)).toBe(sumMinor(amounts.toReversed()))
        expect(Number.isInteger(sumMinor(amounts))).toBe(true)
      }),
    )
    expect(sumMinor([])).toBe(0)
  })

  it.each([0.5, Number.NaN, 2 ** 53])('takes no %d for minor units', (value) => {
    expect(() => asMinor(value)).toThrow(RangeError)
  })

  it.each([
    ['en-US', 'USD', 123450, '$1,234.50'],
    ['en-US', 'USD', 123400, '$1,234'],
    ['en-GB', 'GBP', 3850, '£38.50'],
    ['en-GB', 'GBP', 3800, '£38'],
    ['de-DE', 'EUR', 3850, '38,50 €'],
    ['de-DE', 'EUR', 3800, '38 €'],
    ['pl-PL', 'PLN', 12990, '129,90 zł'],
    ['pl-PL', 'PLN', 13000, '130 zł'],
    ['ja-JP', 'JPY', 1234, '￥1,234'],
    ['en-KW', 'KWD', 1500, 'KWD 1.500'],
    ['en-KW', 'KWD', 1000, 'KWD 1'],
    ['en-US', 'USD', -1234, '-$12.34'],
    ['en-US', 'USD', 1, '$0.01'],
  ])(
    '[CC-01] writes %s %s %d as the locale does, without decimals when they are zero',
    (locale, code, amount, text) => {
      expect(plain(formatMoney(minor(amount), code, locale))).toBe(text)
    },
  )

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    '[CC-01] shows %s, which is not a number, as 0',
    (value) => {
      expect(formatMoney(value as Minor | null | undefined, 'USD', 'en-US')).toBe('$0')
      expect(formatWireMoney(value, 'USD', 'en-US')).toBe('$0')
    },
  )

  it('[CC-01] shows decimals exactly when there are some, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), currency, (amount, code) => {
        const digits = minorDigits(code)
        const decimals = formatMoney(asMinor(amount), code, 'en-US').split('.')[1] ?? ''
        expect(decimals).toBe(
          amount % 10 ** digits === 0 ? '' : String(amount % 10 ** digits).padStart(digits, '0'),
        )
      }),
    )
  })

  it('keeps the sign of a Latin currency behind its letters in a right-to-left amount', () => {
    expect(formatWireMoney(100.82, 'USD', 'ar-US')).toBe('\u200f100.82\u00a0US$\u200e')
    expect(formatWireMoney(79.9, 'GBP', 'ar-GB')).toMatch(/UK£\u200e$/)
    expect(formatWireMoney(100.82, 'USD', 'en-CA')).toBe('US$100.82')
  })

  it('writes a decimal of the wire as its minor units are written', () => {
    fc.assert(
      fc.property(units, currency, (amount, code) => {
        expect(formatWireMoney(fromMinor(amount, code), code, 'en-US')).toBe(
          formatMoney(amount, code, 'en-US'),
        )
      }),
    )
  })
})
