import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { describedCountries } from '../../domain/countries/profile-of.ts'
import { languagesOf } from '../../domain/languages/locale.ts'
import { textIn } from '../api/modules/orders/localized.ts'
import { marketOf } from './markets/markets.ts'
import { memberByEmail, sampleMembers } from './members.ts'

const byName = (name: string) => sampleMembers.find(({ givenName }) => givenName === name)

describe('the sample members', () => {
  test('are of countries that the shop describes, and no two are one', () => {
    const ids = sampleMembers.map(({ upmId }) => upmId)
    expect(new Set(ids).size).toBe(sampleMembers.length)
    expect(ids.every((id) => /^00000000-0000-4000-a000-0000000000\d\d$/.test(id))).toBe(true)
    expect(new Set(sampleMembers.map(({ email }) => email)).size).toBe(sampleMembers.length)
    for (const { country } of sampleMembers) expect(describedCountries).toContain(country)
  })

  test.each(sampleMembers.map((member) => [member.email, member] as const))(
    '%s has a name, a country, a language that it reads, and a number that can be called there',
    (email, { givenName, familyName, recipient, country, language, phone, note }) => {
      expect(email).toMatch(/^[a-z]+@example\.com$/)
      for (const name of [givenName, familyName, recipient.firstName, recipient.lastName]) {
        expect(name).toMatch(/^[\p{L}\p{M}' -]+$/u)
      }
      expect([...languagesOf(country), 'en']).toContain(language)
      const parsed = parsePhoneNumberFromString(`+${marketOf(country).phoneCode}${phone}`)
      expect(parsed?.isPossible()).toBe(true)
      expect(textIn(note, language)).not.toBe('')
    },
  )

  test('has long histories, a short one and none, and orders of partners among them', () => {
    expect(byName('Maya')).toMatchObject({ country: 'us', orders: 64, partnerOrders: 13 })
    expect(byName('Noah')).toMatchObject({ orders: 0, partnerOrders: 0 })
    expect(byName('Camille')).toMatchObject({ orders: 28, partnerOrders: 0 })
    expect(sampleMembers.every(({ orders, partnerOrders }) => partnerOrders <= orders)).toBe(true)
  })

  test('employees are members of their own kind', () => {
    const employees = sampleMembers.filter(({ accountType }) => accountType === 'swoosh')
    expect(employees.map(({ givenName }) => givenName)).toEqual(['Grace', 'Imran'])
    expect(byName('Maya')?.accountType).toBe('member')
  })

  test('parcels name people as their own script writes them, where it is another', () => {
    expect(byName('Mariam')?.recipient).toEqual({ firstName: 'مريم', lastName: 'السويدي' })
    expect(byName('Maya')?.recipient).toEqual({ firstName: 'Maya', lastName: 'Ortiz' })
  })

  test('are found by their e-mail address, however it is written', () => {
    expect(memberByEmail('MAYA@Example.com')?.givenName).toBe('Maya')
    expect(memberByEmail('etienne@example.com')?.givenName).toBe('Étienne')
    expect(memberByEmail('nobody@example.com')).toBeUndefined()
  })
})
