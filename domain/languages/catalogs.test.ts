import { describe, expect, test } from 'vitest'
import { baseOf, catalogOf, chooseCatalog } from './catalogs.ts'
import { languageOfCatalog } from './locale.ts'

describe('the catalog', () => {
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
    ['zh', 'cn', 'zh-Hans'],
    ['zh', 'tw', 'zh-Hant'],
    ['zh', 'us', 'zh-Hans'],
    ['es', 'es', 'es'],
    ['es', 'mx', 'es-419'],
    ['es', 'us', 'es-419'],
    ['es', 'de', 'es'],
    ['fr', 'ca', 'fr-CA'],
    ['fr', 'be', 'fr'],
  ] as const)('[CC-03] of texts in %s for %s is %s', (language, country, catalog) => {
    expect(catalogOf(language, country)).toBe(catalog)
    expect(languageOfCatalog(catalog)).toBe(language)
  })

  test.each([
    ['zh', 'us', ['en', 'zh-TW'], 'zh-Hant'],
    ['zh', 'us', ['zh-HK'], 'zh-Hant'],
    ['zh', 'us', ['zh-Hant-US'], 'zh-Hant'],
    ['zh', 'us', ['zh-SG'], 'zh-Hans'],
    ['zh', 'cn', ['zh-TW'], 'zh-Hans'],
    ['es', 'de', ['es-MX'], 'es-419'],
    ['es', 'de', ['not a tag'], 'es'],
  ] as const)(
    'of %s for %s, where the country has none of its own, is the one that a reader of %j knows: %s',
    (language, country, preferred, catalog) => {
      expect(catalogOf(language, country, preferred)).toBe(catalog)
    },
  )

  test.each([
    [['en-GB', 'en'], 'en-GB'],
    [['en', 'en-AU'], 'en-GB'],
    [['en-US', 'en-GB'], 'en'],
    [['en-CA', 'fr-CA'], 'en-CA'],
    [['en'], 'en'],
    [['eo', 'pl-PL'], 'pl'],
    [['fr-CA'], 'fr-CA'],
    [['zh-TW', 'en'], 'zh-Hant'],
    [['zh'], 'zh-Hans'],
    [['es-AR'], 'es-419'],
    [['es'], 'es'],
    [['zh_broken tag', 'de'], 'zh-Hans'],
    [[], 'en'],
  ] as const)('of a reader of %j is %s', (preferred, catalog) => {
    expect(chooseCatalog(preferred)).toBe(catalog)
  })

  test.each([
    ['en-GB', 'en'],
    ['es-419', 'es'],
    ['fr-CA', 'fr'],
    ['zh-Hant', null],
    ['en', null],
  ] as const)('%s takes what it lacks from %s', (catalog, base) => {
    expect(baseOf(catalog)).toBe(base)
  })
})
