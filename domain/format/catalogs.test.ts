import { expect, test } from 'vitest'
import { catalogOf, chooseCatalog, languageOfCatalog } from './catalogs.ts'

test.each([
  ['en', 'us', 'en'],
  ['en', null, 'en'],
  ['en', 'gb', 'en-GB'],
  ['en', 'au', 'en-GB'],
  ['en', 'de', 'en-GB'],
  ['en', 'jp', 'en'],
  ['pl', 'gb', 'pl'],
  ['ar', 'ae', 'ar'],
] as const)('texts in %s for %s come from %s', (language, country, catalog) => {
  expect(catalogOf(language, country)).toBe(catalog)
  expect(languageOfCatalog(catalog)).toBe(language)
})

test.each([
  ['gb', 'en', [], 'en-GB'],
  ['us', 'en', ['en-GB'], 'en'],
  [null, null, ['en-GB', 'en'], 'en-GB'],
  [null, null, ['en', 'en-AU'], 'en-GB'],
  [null, null, ['en-US', 'en-GB'], 'en'],
  [null, null, ['en'], 'en'],
  [null, null, ['fr', 'pl-PL'], 'pl'],
] as const)('a page of %s/%s for a reader of %j is written in %s', (country, locale, preferred, catalog) => {
  expect(chooseCatalog({ country, locale, preferred })).toBe(catalog)
})
