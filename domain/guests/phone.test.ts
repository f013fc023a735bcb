import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { InternationalPhone } from '../../contract/notifications/notification.ts'
import { describedCountries } from '../countries/profile-of.ts'
import {
  callingCodeOf,
  internationalPhone,
  isInternationalPhone,
  nationalNumber,
  phoneCredential,
  wirePhone,
} from './phone.ts'

describe('phone numbers', () => {
  it.each([
    ['13800138000', '86', '13800138000'],
    ['+86 138-0013-8000', '86', '13800138000'],
    ['0086 (138) 0013 8000', '86', '13800138000'],
    ['8613800138000', '86', '13800138000'],
    ['9123456789', '91', '9123456789'],
    ['+91 91234 56789', '91', '9123456789'],
    [' \u202A+86\u00A0138\u20110013\u22128000\u202C\n', '86', '13800138000'],
    ['030/901820', '49', '030901820'],
    ['138 0013 800o', '86', '1380013800o'],
    ['86', '86', '86'],
    ['+44 7700 900188', null, '447700900188'],
  ])('%s in the country of %s is the number %s', (typed, code, number) => {
    expect(nationalNumber(typed, code)).toBe(number)
  })

  it('[GL-05] [SE-02] go out as code, blank and number', () => {
    expect([wirePhone('138 0013 8000', '86'), wirePhone('+44 7700 900188', null)]).toEqual([
      '86 13800138000',
      '447700900188',
    ])
  })

  it('[GL-05] are the same however the code was written', () => {
    const number = fc.stringMatching(/^1\d{10}$/)
    const written = fc.constantFrom('', '+86', '0086', '86', '+86 ', '86-')
    fc.assert(
      fc.property(number, written, (digits, prefix) => {
        expect(wirePhone(prefix + digits, '86')).toBe(`86 ${digits}`)
      }),
    )
  })

  it.each([
    ['13800138000', '86', '+8613800138000'],
    ['8613800138000', '86', '+8613800138000'],
    ['503 555 0114', '1', '+15035550114'],
  ])('[RM-08] %s is known in an account as %s', (digits, code, credential) => {
    expect(phoneCredential(digits, code)).toBe(credential)
  })

  it.each([
    ['(202) 555-0134', '1', '+12025550134'],
    ['06 12345678', '31', '+31612345678'],
    ['+31 6 12345678', '1', '+31612345678'],
    ['0031612345678', '1', '+31612345678'],
    ['8613800138000', '86', '+8613800138000'],
    ['31612345678', null, '+31612345678'],
    ['no number', '31', '+31nonumber'],
  ])('[BY-37] %s is %s abroad: %s', (typed, code, phone) => {
    expect(internationalPhone(typed, code)).toBe(phone)
    expect(isInternationalPhone(phone)).toBe(v.is(InternationalPhone, phone))
  })

  it('[GL-05] China’s code is 86, every described country has one, and others have none', () => {
    expect([callingCodeOf('cn'), callingCodeOf('zz'), callingCodeOf('constructor')]).toEqual([
      '86',
      null,
      null,
    ])
    expect(describedCountries.filter((country) => callingCodeOf(country) === null)).toEqual([])
  })
})
