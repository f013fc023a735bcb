import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { directionOf, type Language, languageOf, supportedLanguages } from '../../../domain/format/locale.ts'
import { leftInEnglish } from '../../support/catalog.ts'
import { expect, test } from '../../support/test.ts'

const headings: Readonly<Record<Language, string>> = {
  en: 'Find your order',
  pl: 'Znajdź swoje zamówienie',
  ar: 'ابحث عن طلبك',
}

const places = describedCountries.flatMap((country) =>
  profileOf(country).languages.map((language) => ({
    country,
    language,
    // There are no texts in the others: the browser speaks English.
    text: supportedLanguages.find((known) => known === languageOf(language)) ?? 'en',
  })),
)

for (const text of supportedLanguages) {
  test(`[CC-03 A-42] every country opens in each of its languages: those that are read in ${text}`, async ({
    page,
  }) => {
    const all = places.filter((place) => place.text === text)
    expect(all.length).toBeGreaterThan(0)
    test.setTimeout(30_000 + all.length * 3_000)
    for (const { country, language } of all) {
      await page.goto(`/${country}/${language}/orders/details`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 }), `${country} ${language}`).toHaveText(
        headings[text],
      )
      await expect(page.locator('html')).toHaveAttribute('lang', text)
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(text))
      if (text !== 'en') expect(await leftInEnglish(page, text)).toEqual([])
    }
  })
}
