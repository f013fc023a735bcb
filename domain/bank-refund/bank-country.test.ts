import { describe, expect, it } from 'vitest'
import { bankCountryName } from './bank-country.ts'

describe('the country of a bank', () => {
  it.each([
    ['PL61', 'en-US', 'Poland'],
    ['PL', 'pl-PL', 'Polska'],
    ['GR16', 'ar-AE', 'اليونان'],
    ['P', 'en-US', null],
    ['61PL', 'en-US', null],
    ['ZZ00', 'en-US', null],
    ['QX00', 'en-US', null],
  ])('%s in %s: %s', (compact, tag, name) => {
    expect(bankCountryName(compact, tag)).toBe(name)
  })
})
