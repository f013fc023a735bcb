import { readFileSync } from 'node:fs'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import { msg, plural } from '#texts'
import { type Catalog, catalogs } from '../../domain/countries/catalogs.gen.ts'
import { i18nIn } from './i18n-in.ts'

/** Ids of a language's messages that the host shows. */
const hostIdsIn = (language: Catalog) =>
  parsePo(readFileSync(`locales/${language}/messages.po`, 'utf8'))
    .items.filter(({ references }) => references.some((file) => file.startsWith('server/')))
    .map(({ msgid, msgctxt }) => generateMessageId(msgid, msgctxt ?? ''))
    .sort()

const inEach = (text: (language: Catalog) => string) => (['en', 'pl', 'ar'] as const).map(text)

describe('texts of the host', () => {
  test('come in the language asked for, with their values', () => {
    expect(inEach((language) => i18nIn(language)._(msg`Hello ${{ firstName: 'Ada' }},`))).toEqual([
      'Hello Ada,',
      'Cześć Ada,',
      'مرحبًا Ada،',
    ])
  })

  test('have the plural forms of their language', () => {
    const wait = (minutes: number) =>
      inEach((language) =>
        i18nIn(language)._(
          msg`Too many attempts. Try again in ${plural({ minutes }, { one: '# minute', other: '# minutes' })}.`,
        ),
      ).map((text) => text.split(/ in | za | بعد /)[1])
    expect([1, 2, 5, 22].map(wait)).toEqual([
      ['1 minute.', '1 minutę.', 'دقيقة واحدة.'],
      ['2 minutes.', '2 minuty.', 'دقيقتين.'],
      ['5 minutes.', '5 minut.', '5 دقائق.'],
      ['22 minutes.', '22 minuty.', '22 دقيقة.'],
    ])
  })

  test('that no catalog has are shown in English', () => {
    expect(i18nIn('pl')._(msg`Not ${{ what: 'translated' }} yet`)).toBe('Not translated yet')
  })
})

describe.each(catalogs)('the one catalog of %s', (language) => {
  const ofHost = hostIdsIn(language)

  test('is read by the host as far as the host shows it', () => {
    expect(Object.keys(i18nIn(language).messages).sort()).toEqual(ofHost)
    expect(ofHost.length).toBeGreaterThan(60)
  })
})
