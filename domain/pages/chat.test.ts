import { describe, expect, it } from 'vitest'
import { showsChat } from './chat.ts'

const guest = {
  disabledByFlag: false,
  hasToken: false,
  locale: 'en',
  country: 'us',
  accountType: null,
} as const
const alphabet = 'abcdefghijklmnopqrstuvwxyz'
const everyLanguage = [...alphabet].flatMap((one) => [...alphabet].map((other) => one + other))

describe('chat', () => {
  it.each([
    [{}, true],
    [{ hasToken: true, accountType: 'member' }, true],
    [{ disabledByFlag: true }, false],
    [{ disabledByFlag: true, hasToken: true, accountType: 'member' }, true],
    [{ hasToken: true, accountType: 'swoosh' }, false],
    [{ accountType: 'swoosh' }, false],
    [{ locale: 'pl' }, false],
    [{ locale: 'en-GB' }, true],
    [{ locale: 'PL-pl', hasToken: true }, false],
  ] as const)('[SE-05] for %o shows: %s', (parts, shows) => {
    expect(showsChat({ ...guest, ...parts })).toBe(shows)
  })

  it('[SE-05] shows in en, de, fr, es, it, nl, ja and zh alone', () => {
    expect(everyLanguage.filter((locale) => showsChat({ ...guest, locale }))).toEqual(
      ['en', 'de', 'fr', 'es', 'it', 'nl', 'ja', 'zh'].toSorted(),
    )
  })
})
