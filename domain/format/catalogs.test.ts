import { expect, test } from 'vitest'
import { catalogOf, chooseCatalog, languageOfCatalog } from './catalogs.ts'

test.each([
  ['en', 'us', 'en'],
  ['en', null, 'en'],
  ['en', 'gb', 'en-GB'],
  ['en', 'au', 'en-GB'],
  ['en', 'de', 'en-GB'],
  ['en', 'jp', 'en'],
  ['en', 'ca', 'en-CA'],
  ['pl', 'gb', 'pl'],
  ['ar', 'ae', 'ar'],
] as const)('texts in %s for %s come from %s', (language, country, catalog) => {
  expect(catalogOf(language, country)).toBe(catalog)
  expect(languageOfCatalog(catalog)).toBe(language)
})

test.each([
  [['en-GB', 'en'], 'en-GB'],
  [['en', 'en-AU'], 'en-GB'],
  [['en-US', 'en-GB'], 'en'],
  [['en-CA', 'fr-CA'], 'en-CA'],
  [['en'], 'en'],
  [['fr', 'pl-PL'], 'pl'],
  [[], 'en'],
] as const)('a reader of %j is written to in %s', (preferred, catalog) => {
  expect(chooseCatalog(preferred)).toBe(catalog)
})
