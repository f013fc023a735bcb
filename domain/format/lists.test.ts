import { expect, test } from 'vitest'
import { listOf } from './lists.ts'

test.each([
  [['Cobalt', 'M'], 'en-US', 'Cobalt, M'],
  [['Cobalt'], 'en-US', 'Cobalt'],
  [[], 'en-US', ''],
  [['أزرق', 'م'], 'ar-AE', 'أزرق، م'],
])('%j in %s is %s', (parts, locale, list) => {
  expect(listOf(parts, locale)).toBe(list)
})
