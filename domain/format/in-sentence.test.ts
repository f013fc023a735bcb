import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['Credit card', 'en', 'credit card'],
  ['Kreditkarte', 'de', 'Kreditkarte'],
  ['Kreditkarte', 'de-AT', 'Kreditkarte'],
  ['İade', 'tr', 'iade'],
  ['بطاقة', 'ar', 'بطاقة'],
  ['', 'en', ''],
])('%s stands in a sentence in %s as %s', (noun, locale, written) => {
  expect(inSentence(noun, locale)).toBe(written)
})
