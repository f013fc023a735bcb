import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { shopPage } from './shop-pages.ts'
import { shopPlaceOf } from './shop-place.ts'
import { ownPages, words } from './shop-words.ts'

const page = (path: string, query = '') => {
  const { title, body, status = 200 } = shopPage(shopPlaceOf(path, []), new URLSearchParams(query))
  return { title, html: String(body), status }
}

describe('a page of the shop', () => {
  it('bears the shop’s name where no other page is named, and shows what is sold', () => {
    const home = page('/us/en')
    expect([home.title, home.status]).toEqual([shop.name, 200])
    expect(home.html).toContain('/sandbox/shop/us/en/')
  })

  it('of its own says what it is about in the language of its address, and leads to the orders', () => {
    for (const [path, [title, says]] of Object.entries(ownPages)) {
      const { title: shown, html } = page(`/pl/pl/${path}`)
      expect(shown).toBe(title.pl)
      expect(html).toContain(`<p>${says.pl}</p>`)
      expect(html).toContain('href="/pl/pl/orders"')
      expect(html).toContain(`>${words.orders.pl}</a>`)
    }
  })

  it.each([
    ['?agreementType=termsOfUse', '~agreements/agreement', words.terms.en, words.termsSay.en],
    ['?agreementType=privacyPolicy', '~agreements/agreement', words.privacy.en, words.privacySays.en],
    ['', '~agreements.example/agreement', words.privacy.en, words.privacySays.en],
  ])('of agreements shows the one that %s asks for', (query, path, title, says) => {
    const shown = page(`/us/en/${path}`, query)
    expect([shown.title, shown.html.includes(says)]).toEqual([title, true])
  })

  it.each(['~global/orders/PD48KX20917', 'payment/legacy/PD48KX20917'])(
    'of an order elsewhere (%s) bears its number',
    (path) => {
      const shown = page(`/us/en/${path}`)
      expect([shown.title, shown.html.includes(words.otherOrder.en)]).toEqual(['PD48KX20917', true])
    },
  )

  it.each([
    'x/~agreements/agreement',
    '~agreements/agreement/x',
    'x/~global/orders/PD48KX20917',
    '~global/orders/PD48KX20917/x',
    '~global/orders/PD4',
    'none',
  ])('that is not there (%s) is said to be none', (path) => {
    const shown = page(`/us/en/${path}`)
    expect([shown.title, shown.status, shown.html.includes(words.notFoundSays.en)]).toEqual([
      words.notFound.en,
      404,
      true,
    ])
  })
})

describe('the list of countries', () => {
  const listed = (locale: string) =>
    [...page(`${locale}/countries`).html.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/g)].map(
      ([, href, name]) => ({
        href,
        name: name ?? '',
      }),
    )
  const open = describedCountries.filter((country) => profileOf(country).shop.isInSwitch)

  it('has each country of the switch, by its name in the reader’s language and order, with its orders', () => {
    for (const [locale, tag] of [
      ['/us/en', 'en-US'],
      ['/pl/pl', 'pl'],
    ] as const) {
      const names = new Intl.DisplayNames([tag], { type: 'region' })
      expect(listed(locale)).toEqual(
        open
          .map((country) => ({ href: `/${country}/orders`, name: names.of(country.toUpperCase()) ?? '' }))
          .toSorted((a, b) => new Intl.Collator(tag).compare(a.name, b.name)),
      )
    }
    expect(open.length).toBeGreaterThan(10)
    expect(open.length).toBeLessThan(describedCountries.length)
    expect(page('/pl/pl/countries').title).toBe(words.countries.pl)
  })
})
