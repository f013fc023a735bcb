import { catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { catalogOf } from '../../../domain/languages/catalogs.ts'
import { directionOf, languageOfCatalog } from '../../../domain/languages/locale.ts'
import { leftInEnglish, textOf } from '../../support/catalog.ts'
import { expect, test } from '../../support/test.ts'

const places = describedCountries.flatMap((country) =>
  profileOf(country).languages.map((own) => {
    const language = languageOfCatalog(own)
    return { country, catalog: catalogOf(language, country), path: `/${country}/${language}/orders/details` }
  }),
)

for (const catalog of catalogs) {
  test(`[CC-03 A-42] every country that reads ${catalog} opens in it, in its direction`, async ({ page }) => {
    const own = places.filter((place) => place.catalog === catalog)
    expect(own.length).toBeGreaterThan(0)
    for (const { country, path } of own) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 }), country).toHaveText(
        textOf(catalog, 'Find your order'),
      )
      await expect(page.locator('html')).toHaveAttribute('lang', catalog)
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(catalog))
      if (languageOfCatalog(catalog) !== 'en') expect(await leftInEnglish(page, catalog)).toEqual([])
    }
  })
}

test('[CC-02 CC-03 A-30] a locale without texts opens in the first language of its country, whatever the browser reads', async ({
  page,
}) => {
  for (const country of ['ae', 'de', 'tw', 'ca', 'es']) {
    const [first = 'en'] = profileOf(country).languages
    const catalog = catalogOf(languageOfCatalog(first), country)
    await page.goto(`/${country}/xx/orders/details`, { waitUntil: 'commit' })
    await expect(page.locator('html'), country).toHaveAttribute('lang', catalog)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(catalog, 'Find your order'))
  }
})
