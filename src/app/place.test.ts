import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

describe('place of a document', () => {
  it.each([
    ['/orders', ['pl-PL', 'en'], [null, null, 'us', 'pl', 'pl', 'pl-US', 'ltr']],
    ['/gb/orders', ['pl-PL'], ['gb', null, 'gb', 'en', 'en-GB', 'en-GB', 'ltr']],
    ['/pl/orders', ['en-US'], ['pl', null, 'pl', 'pl', 'pl', 'pl-PL', 'ltr']],
    ['/AE/AR/orders', ['en-US'], ['ae', 'ar', 'ae', 'ar', 'ar', 'ar-AE', 'rtl']],
    ['/ae/en/orders', ['ar'], ['ae', 'en', 'ae', 'en', 'en-GB', 'en-AE', 'ltr']],
    ['/jp/ja/orders', ['ja'], ['jp', 'ja', 'jp', 'ja', 'en', 'en-JP', 'ltr']],
    ['/pl/de/orders', ['ar-EG'], ['pl', 'de', 'pl', 'de', 'ar', 'ar-PL', 'rtl']],
    ['/kr/orders', ['ko-KR'], ['kr', null, 'kr', 'ko', 'en', 'en-KR', 'ltr']],
  ] as const)(
    '[CC-02 A-30] %s for a browser of %j',
    (path, preferred, [country, locale, marketplace, language, textLanguage, tag, direction]) => {
      expect(placeOf(path, preferred)).toEqual({
        country,
        locale,
        marketplace,
        language,
        textLanguage,
        tag,
        direction,
      })
    },
  )
})
