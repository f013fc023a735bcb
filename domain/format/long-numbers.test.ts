import { expect, it } from 'vitest'
import { cardDigits, isCardNumber } from '../payments/gift-card.ts'
import { isNumbersAndHyphens, withoutGaps } from './long-numbers.ts'

const taken = ['0', '6006 4930 0000 0001 123', '6006-4930-0000-0001-123', '6006\u20114930\u00A00000', '- 1']
const refused = ['', 'a', '6006_4930', '6006.4930', '+86 138', '6006/4930', '12e3', '6006\u0000', '(0)1']

it.each(taken)('[A-39] the numbers-and-hyphen pattern allows digits, spaces and hyphens: %j', (text) => {
  expect([isNumbersAndHyphens(text), /^\d+$/.test(withoutGaps(text))]).toEqual([true, true])
})

it.each(refused)('[A-39] the numbers-and-hyphen pattern allows nothing else: %j', (text) => {
  expect(isNumbersAndHyphens(text)).toBe(false)
})

it('[A-39][GC-01] the number of a gift card is of that pattern, and has exactly 19 digits', () => {
  const digits = '6006493000000001123'
  const written = digits.replaceAll(/\d{4}/g, '$&-')
  expect([digits.length, withoutGaps(written)]).toEqual([cardDigits, digits])
  expect(
    [digits, written, `${digits}1`, digits.slice(1), `${digits}x`, `${digits}.`].map(isCardNumber),
  ).toEqual([true, true, false, false, false, false])
})
