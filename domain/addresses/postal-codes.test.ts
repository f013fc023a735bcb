import { describe, expect, it } from 'vitest'
import type { AddressFormat } from './address-format.types.ts'
import { isPostalCode, postalCodeRule, writtenPostalCode } from './postal-codes.ts'

const ruleOf = (zip: string, parts: Partial<AddressFormat> = {}) =>
  postalCodeRule({ lines: 'ZC', required: 'Z', zip, ...parts })

const latvian = ruleOf('LV-\\d{4}', { zipMark: 'LV-' })
const andorran = ruleOf('AD\\d{3}', { zipMark: 'AD' })
const moldovan = ruleOf('\\d{4}', { zipMark: 'MD' })
const british = ruleOf('[A-Z]{2}\\d ?\\d[A-Z]{2}', { hasZipGap: true })
const free = ruleOf('\\d{3}-?\\d{2}')

describe('postal codes as their country writes them', () => {
  it.each([
    ['without a rule, tidied', null, ' 12  a ', '12 A'],
    ['full-width digits and dashes', ruleOf('\\d{3}-\\d{4}'), '１５４－００２３', '154-0023'],
    ['a long mark of a keyboard for the hyphen', ruleOf('\\d{3}-\\d{4}'), '154ー0023', '154-0023'],
    ['blanks around it', british, '  ec1  1hq ', 'EC1 1HQ'],
    ['the gap put in', british, 'ec11hq', 'EC1 1HQ'],
    ['no gap where the country writes none', free, '123-45', '12345'],
    ['a mark of the country that its codes do not have', moldovan, 'MD 2001', '2001'],
    ['a mark that belongs to it', latvian, 'LV-1010', 'LV-1010'],
    ['a mark that belongs to it, and is its code', andorran, 'ad500', 'AD500'],
    ['no code of the country', british, 'no code', 'NO CODE'],
    ['a mark and no code', moldovan, 'MD 20', '20'],
  ])('%s', (_, rule, typed, written) => {
    expect(writtenPostalCode(typed, rule)).toBe(written)
    expect(writtenPostalCode(written, rule)).toBe(written)
  })

  it.each([
    ['a code of the country', 'ec1 1hq', british, true],
    ['letters before a code', 'xec1 1hq', british, false],
    ['letters after a code', 'ec1 1hqx', british, false],
    ['anything, without a rule', 'anything', null, true],
    ['nothing', '', moldovan, false],
  ])('%s', (_, typed, rule, can) => {
    expect(isPostalCode(typed, rule)).toBe(can)
  })

  it('a country without codes has no rule', () => {
    expect(postalCodeRule({ lines: 'C', required: 'C' })).toBeNull()
  })
})
