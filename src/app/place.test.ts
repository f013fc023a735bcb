import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

describe('place of a document', () => {
  it.each([
    ['/orders', ['pl-PL', 'en'], [null, null, 'us', 'pl', 'pl', 'pl-US', 'ltr']],
    ['/gb/orders', ['pl-PL'], ['gb', null, 'gb', 'en', 'en-GB', 'en-GB', 'ltr']],
    ['/pl/orders', ['en-US'], ['pl', null, 'pl', 'pl', 'pl', 'pl-PL', 'ltr']],
    ['/AE/AR/orders', ['en-US'], ['ae', 'ar', 'ae', 'ar', 'ar', 'ar-AE', 'rtl']],
    ['/ae/en/orders', ['ar'], ['ae', 'en', 'ae', 'en', 'en-GB', 'en-AE', 'ltr']],
    ['/jp/ja/orders', ['en'], ['jp', 'ja', 'jp', 'ja', 'ja', 'ja-JP', 'ltr']],
    ['/pl/sk/orders', ['ar-EG'], ['pl', 'sk', 'pl', 'sk', 'pl', 'pl-PL', 'ltr']],
    ['/sk/sk/orders', ['ar-EG'], ['sk', 'sk', 'sk', 'sk', 'ar', 'ar-SK', 'rtl']],
    ['/kr/orders', ['en'], ['kr', null, 'kr', 'ko', 'ko', 'ko-KR', 'ltr']],
    ['/tw/orders', ['en'], ['tw', null, 'tw', 'zh', 'zh-Hant', 'zh-Hant-TW', 'ltr']],
    ['/us/es/orders', ['en'], ['us', 'es', 'us', 'es', 'es-419', 'es-US', 'ltr']],
    ['/ca/fr/orders', ['en'], ['ca', 'fr', 'ca', 'fr', 'fr-CA', 'fr-CA', 'ltr']],
    ['/us/zh/orders', ['zh-TW'], ['us', 'zh', 'us', 'zh', 'zh-Hant', 'zh-Hant-US', 'ltr']],
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
