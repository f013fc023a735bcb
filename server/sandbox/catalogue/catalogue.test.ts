import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorDigits } from '../../../domain/format/money.ts'
import { products, variants } from './catalogue.ts'
import { categories } from './categories.ts'
import { gtinCheckDigit, sampleGtin } from './gtin.ts'
import { pictures } from './pictures.ts'
import { listPrice, sampleCurrencies } from './prices.ts'
import { sizeLabel } from './sizes.ts'

describe('the sample catalogue', () => {
  it('has 75 products, each of a style of its own, over every picture and category', () => {
    expect(products.length).toBe(75)
    expect(new Set(products.map((product) => product.style)).size).toBe(75)
    expect(new Set(products.map((product) => product.picture))).toEqual(new Set(Object.keys(pictures)))
    expect(new Set(products.map((product) => product.category))).toEqual(new Set(Object.keys(categories)))
  })

  it('gives every variant a style colour, a pid and a picture of its own colour', () => {
    expect(new Set(variants.map((variant) => variant.styleColor)).size).toBe(variants.length)
    expect(new Set(variants.map((variant) => variant.pid)).size).toBe(variants.length)
    expect(variants.find((variant) => variant.styleColor === 'PR1043-205')).toMatchObject({
      title: 'Tempo Glide 3',
      picture: 'runner',
      image: '/products/runner-352.webp#widths=176,352,528',
      imageAlt: {
        en: 'Running shoe in cobalt',
        pl: 'But do biegania, kolor: kobaltowy',
        ar: 'حذاء جري، اللون: أزرق كوبالت',
      },
    })
  })

  it('counts check digits as GS1 does', () => {
    expect(gtinCheckDigit('629104150021')).toBe(3)
    expect(gtinCheckDigit('400638133393')).toBe(1)
  })

  it('makes GTINs of 13 digits whose weighted sum is a multiple of ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (serial) => {
        const gtin = sampleGtin(serial)
        const sum = [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
        expect(gtin).toMatch(/^29\d{11}$/)
        expect(sum % 10).toBe(0)
      }),
    )
  })

  it.each([
    ['USD', 14_000],
    ['GBP', 11_995],
    ['EUR', 13_499],
    ['PLN', 61_999],
    ['JPY', 16_500],
    ['KRW', 174_000],
    ['KWD', 44_990],
  ])('prices a pair of shoes of 140 dollars in %s', (currency, minor) => {
    expect(listPrice(140, currency)).toBe(minor)
  })

  it('prices in currencies of 0, 2 and 3 decimals, never at nothing', () => {
    expect(new Set(sampleCurrencies.map(minorDigits))).toEqual(new Set([0, 2, 3]))
    for (const currency of sampleCurrencies) expect(listPrice(1, currency)).toBeGreaterThan(0)
  })

  it.each([
    ['us', 'US 9.5'],
    ['gb', 'UK 8.5'],
    ['de', 'EU 43'],
    ['jp', '27.5 cm'],
    ['kr', '275'],
  ])('sizes shoes as %s does', (country, label) => {
    expect(sizeLabel('menShoe', 3, country)).toBe(label)
  })

  it('has no size for what comes in one', () => {
    expect(sizeLabel('one', 3, 'us')).toBeNull()
  })
})
