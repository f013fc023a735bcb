import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

describe('place of a document', () => {
  it.each([
    ['/orders', ['pl-PL', 'en'], [null, null, 'us', 'pl', 'pl-US', 'ltr']],
    ['/gb/orders', ['pl-PL'], ['gb', null, 'gb', 'en', 'en-GB', 'ltr']],
    ['/pl/orders', ['en-US'], ['pl', null, 'pl', 'pl', 'pl-PL', 'ltr']],
    ['/AE/AR/orders', ['en-US'], ['ae', 'ar', 'ae', 'ar', 'ar-AE', 'rtl']],
    ['/ae/en/orders', ['ar'], ['ae', 'en', 'ae', 'en', 'en-AE', 'ltr']],
    ['/jp/ja/orders', ['ja'], ['jp', 'ja', 'jp', 'en', 'en-JP', 'ltr']],
  ] as const)(
    '%s for a browser of %j',
    (path, preferred, [country, locale, marketplace, language, tag, direction]) => {
      expect(placeOf(path, preferred)).toEqual({ country, locale, marketplace, language, tag, direction })
    },
  )
})
