import { describe, expect, it } from 'vitest'
import { carrierName, carrierOfLink, carriers } from './carriers.ts'
import { allowedLinkHosts, paymentHosts, shopPageLink } from './shop-links.ts'

describe('carriers', () => {
  it('each have a code of four letters, a name, and a tracking host of their own', () => {
    for (const { code, name, trackingHost } of carriers) {
      expect([code, name, trackingHost]).toEqual([
        expect.stringMatching(/^[A-Z]{4}$/),
        expect.stringMatching(/^\p{L}/u),
        expect.stringMatching(/^([a-z0-9-]+\.)+[a-z]{2,}$/),
      ])
    }
    expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length)
    expect(new Set(carriers.map(({ trackingHost }) => trackingHost)).size).toBe(carriers.length)
  })

  it('are called by their names, and one that nobody knows by its code', () => {
    expect([carrierName('UPSN'), carrierName('DHLP'), carrierName('XXXX')]).toEqual([
      'UPS',
      'DHL Paket',
      'XXXX',
    ])
  })

  it.each([
    ['https://www.ups.com/track?num=1Z', 'UPSN'],
    ['https://www.dhl.de/x', 'DHLP'],
    ['https://ups.com.example/x', undefined],
    ['no link', undefined],
    [null, undefined],
  ])('%o leads to %o', (href, code) => {
    expect(carrierOfLink(href)?.code).toBe(code)
  })
})

describe('links of the shop’s own', () => {
  const place = { country: 'gb', language: 'en' }

  it('lead to a page of its country and language, or to their home', () => {
    expect(shopPageLink('shop.example', place, 'help')).toBe('https://shop.example/gb/en/help')
    expect(shopPageLink('shop.example', place, '')).toBe('https://shop.example/gb/en')
  })

  it('[DP-02] a payment’s form goes to the provider’s host alone', () => {
    expect(paymentHosts('shop.example')).toEqual(['pay.shop.example'])
  })

  it('may leave to the shop, what is under it, carriers, and what is named beside them', () => {
    const hosts = carriers.map(({ trackingHost }) => trackingHost)
    expect(allowedLinkHosts('shop.example')).toEqual(['shop.example', '*.shop.example', ...hosts])
    expect(allowedLinkHosts('shop.example', ['pay.test']).at(-1)).toBe('pay.test')
  })
})
