import { expect, test } from 'vitest'
import { textIn } from './localized.ts'

test('a text comes in the language asked for, in English where it has none', () => {
  const text = { en: 'Shoes', pl: 'Buty', ar: 'أحذية' }
  expect([textIn(text, 'pl'), textIn(text, 'en'), textIn(text, 'de')]).toEqual(['Buty', 'Shoes', 'Shoes'])
})

test('no text is none in any language', () => {
  expect([textIn(null, 'pl'), textIn(undefined, 'en')]).toEqual([null, null])
})
