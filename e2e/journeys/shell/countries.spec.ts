import { describedCountries, profileOf } from '../../../domain/countries/profile-of.ts'
import { catalogOf } from '../../../domain/format/catalogs.ts'
import { type Language, supportedLanguages } from '../../../domain/format/locale.ts'
import { leftInEnglish } from '../../support/catalog.ts'
import { expect, test } from '../../support/test.ts'

const headings: Readonly<Record<Language, string>> = {
  en: 'Find your order',
  pl: 'Znajdź swoje zamówienie',
  ar: 'ابحث عن طلبك',
}
const directions: Readonly<Record<Language, string>> = { en: 'ltr', pl: 'ltr', ar: 'rtl' }

const places = describedCountries.flatMap((country) =>
  profileOf(country).languages.map((language) => ({ country, language })),
)
const pathOf = ({ country, language }: (typeof places)[number]) => `/${country}/${language}/orders/details`
const hasTexts = (language: string): language is Language =>
  supportedLanguages.some((known) => known === language)

for (const text of supportedLanguages) {
  test(`[CC-03 A-42] every country whose language is ${text} opens in it, in its direction`, async ({
    page,
  }) => {
    const all = places.filter(({ language }) => language === text)
    expect(all.length).toBeGreaterThan(0)
    for (const place of all) {
      await page.goto(pathOf(place), { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 }), place.country).toHaveText(headings[text])
      await expect(page.locator('html')).toHaveAttribute('lang', catalogOf(text, place.country))
      await expect(page.locator('html')).toHaveAttribute('dir', directions[text])
      if (text !== 'en') expect(await leftInEnglish(page, text)).toEqual([])
    }
  })
}

test('[CC-03 A-42] in languages without texts every country opens in the first that the browser has texts in', async ({
  page,
  request,
}) => {
  const others = places.filter(({ language }) => !hasTexts(language))
  expect(others.length).toBeGreaterThan(20)
  for (const place of others) {
    const answer = await request.get(pathOf(place), {
      headers: { 'Accept-Language': 'xx, ar;q=0.9, en;q=0.5' },
    })
    expect([answer.status(), /<html[^>]*>/.exec(await answer.text())?.[0]], place.country).toEqual([
      200,
      '<html lang="ar" dir="rtl">',
    ])
  }
  const [first = { country: '', language: '' }] = others
  await page.goto(pathOf(first))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en)
  await expect(page.locator('html')).toHaveAttribute('lang', catalogOf('en', first.country))
})
