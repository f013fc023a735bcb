import { describe, expect, it } from 'vitest'
import type { HelpTopic } from '../../../domain/countries/country.types.ts'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { languagesOf } from '../../../domain/languages/locale.ts'
import { agreementLink, agreementTypes } from '../../../domain/links/agreements.ts'
import { shopAddress } from '../../../domain/links/links.ts'
import { countrySelectionLink, globalStoreOrderLink, helpLink } from '../../../domain/links/shop-links.ts'
import { variants } from '../catalogue/catalogue.ts'
import { productPath } from '../catalogue/sample-shop.ts'
import { helpArticles } from './help-articles.ts'
import { createShopRoutes } from './shop.routes.ts'
import { sandboxShopPath } from './shop-place.ts'
import { ownPages, sections } from './shop-words.ts'

const site = 'podium.example'
const shop = createShopRoutes()
const open = async (address: string) => {
  const answer = await shop.request(shopAddress(address, { site, base: sandboxShopPath }))
  return { address, status: answer.status, html: await answer.text() }
}
const refused = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(open)))
    .filter(({ status }) => status !== 200)
    .map(({ address }) => address)

describe('the shop that the sandbox plays', () => {
  it('[CC-02] has the article of every help link, in every country and language', async () => {
    const links = describedCountries.flatMap((country) =>
      [...languagesOf(country), 'en'].flatMap((language) => [
        `https://${site}/${country}/${language}/help`,
        ...Object.keys(profileOf(country).shop.help).map((topic) =>
          helpLink(site, { country, language }, topic as HelpTopic),
        ),
      ]),
    )
    expect(links.length).toBeGreaterThan(400)
    expect(await refused(links)).toEqual([])
  })

  it('says each article in the language of its address, with what holds in the country', async () => {
    for (const [language, tag, direction] of [
      ['en', 'en-GB', 'ltr'],
      ['pl', 'pl', 'ltr'],
      ['ar', 'ar', 'rtl'],
    ] as const) {
      for (const { slug, title, says } of helpArticles) {
        const { html } = await open(`https://${site}/ae/${language}/help/${slug}`)
        expect(html).toContain(`<html lang="${tag}" dir="${direction}">`)
        expect(html).toContain(`<h1>${title[language]}</h1>`)
        expect(html.match(/<p>/g)?.length).toBeGreaterThanOrEqual(says.length)
        expect(html).not.toMatch(/\{\w+\}/)
      }
    }
    const british = (await open(`https://${site}/gb/en/sports`)).html
    expect(british).toContain('<html lang="en-GB"')
    expect(british).not.toMatch(/soccer/i)
    expect((await open(`https://${site}/us/en/sports`)).html).toMatch(/soccer/i)
    expect((await open(`https://${site}/pl/pl/help/cancel-order`)).html).toContain('w ciągu 30 minut od')
    expect((await open(`https://${site}/us/en/help/contact-us`)).html).toContain('id="chat"')
    expect((await open(`https://${site}/us/en/help/store-finder`)).html).toContain('/us/en/stores/us001')
  })

  it('says of a store where it is, as its country writes it, when it is open and where the others are', async () => {
    const { html } = await open(`https://${site}/us/en/stores/us001#directions`)
    expect(html).toContain('<bdi>Portland, OR 97298</bdi>')
    expect(html).toMatch(/<th scope="row">Monday<\/th><td><bdi>10:00.AM – 9:00.PM<\/bdi>/)
    expect(html).toContain('/us/en/help/store-finder')
  })

  it('has every page that orders, banners, alerts and dialogs lead to', async () => {
    const home = `https://${site}/gb/en`
    expect(
      await refused([
        home,
        ...[...Object.keys(sections), ...Object.keys(ownPages)].map((path) => `${home}/${path}`),
        ...variants.map((variant) => `${home}/${productPath(variant)}?mid=m1`),
        `${home}/${productPath(variants[0] as (typeof variants)[0])}/reviews`,
        `${home}/stores/gb001#directions`,
        `${home}/drop-off-points/gb-rmgb-001#directions`,
        `https://${site}/help/returns-policy`,
        `https://${site}/payment/legacy/PD48KX20917`,
        countrySelectionLink(site),
        globalStoreOrderLink(site, 'PD48KX20917'),
        ...agreementTypes.flatMap((type) =>
          ['cn', 'gb'].map((country) => agreementLink(site, type, { country, language: 'en' }) ?? ''),
        ),
      ]),
    ).toEqual([])
  })

  it('says so where it has no page, and shows nothing of what was asked for', async () => {
    const { status, html } = await open(`https://${site}/pl/pl/help/%3Cscript%3Ealert(1)%3C/script%3E`)
    expect([status, html.includes('Nie znaleźliśmy tej strony'), html.includes('alert')]).toEqual([
      404,
      true,
      false,
    ])
  })
})
