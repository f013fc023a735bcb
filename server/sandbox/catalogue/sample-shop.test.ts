import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { variants } from './catalogue.ts'
import { sampleCurrencies } from './prices.ts'
import { isOnSale, retiredStyles, sampleShop, skuOf, unpricedStyles } from './sample-shop.ts'

const place = { country: 'us', language: 'en' }

describe('the sample shop', () => {
  it('sells every size of every variant in every market, but for retired styles', () => {
    for (const variant of variants) {
      for (const country of Object.keys(markets)) {
        const sku = sampleShop.find(skuOf(variant, 7), country)
        expect(sku === null).toBe(retiredStyles.has(variant.style))
        if (sku) expect(sku.price === null).toBe(unpricedStyles.has(variant.style))
      }
    }
  })

  it('never charges more than the list price, and less for what is on sale', () => {
    const priced = variants.filter(({ style }) => !retiredStyles.has(style) && !unpricedStyles.has(style))
    expect(sampleCurrencies).toContain(sampleShop.currencyOf('kw'))
    for (const country of Object.keys(markets)) {
      for (const variant of priced) {
        const price = sampleShop.find(skuOf(variant, 0), country)?.price
        if (!price) throw new Error(`${variant.styleColor} has a price`)
        expect(price.price > 0 && price.price < price.msrp).toBe(isOnSale(variant))
        expect(price.price <= price.msrp).toBe(true)
      }
    }
  })

  it('[BA-03] suggests other styles, each once, at most twelve, nothing retired', () => {
    for (const { styleColor, style } of variants) {
      const found = sampleShop.similar({ by: 'styleColor', ids: [styleColor] }, place)
      const styles = found.map((product) => product.styleColor.split('-')[0] ?? '')
      expect(new Set(styles).size).toBe(styles.length)
      expect(found.length).toBeLessThanOrEqual(12)
      expect(styles.filter((other) => other === style || retiredStyles.has(other))).toEqual([])
    }
  })

  it('[BA-03] puts the same category first, and its own colour before others', () => {
    const [first] = sampleShop.similar({ by: 'styleColor', ids: ['CH2001-135'] }, place)
    expect(first).toMatchObject({ title: 'Studio Oversized Hoodie', subtitle: 'Women’s hoodie' })
    expect(first?.styleColor).toMatch(/-135$/)
  })
})
