import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Address } from '../../contract/orders/address.ts'
import { describedCountries } from '../countries/profile-of.ts'
import { addressLines, addressName } from './address-lines.ts'
import { addressCountry } from './order-country.ts'

const address = (parts: Partial<Address>): Address => v.parse(Address, parts)

const street = {
  address1: '14 Mill Lane',
  address2: 'Flat 2',
  city: 'Sample City',
  state: 'ST',
  county: 'Shire',
  zipCode: '12345',
}

describe('address lines', () => {
  it.each([
    ['us', ['14 Mill Lane', 'Flat 2', 'Sample City, ST 12345']],
    ['ca', ['14 Mill Lane', 'Flat 2', 'Sample City ST 12345']],
    ['gb', ['14 Mill Lane', 'Flat 2', 'Sample City', 'ST', '12345']],
    ['de', ['14 Mill Lane', 'Flat 2', '12345 Sample City', 'ST']],
    ['it', ['14 Mill Lane', 'Flat 2', '12345 Sample City ST']],
    ['mx', ['14 Mill Lane', 'Flat 2', 'Shire', '12345 Sample City, ST']],
    ['hu', ['Sample City', '14 Mill Lane', 'Flat 2', 'ST', '12345']],
    ['jp', ['14 Mill Lane', 'Flat 2', 'Sample City', 'ST', '12345']],
    ['lu', ['14 Mill Lane', 'Flat 2', 'L-12345 Sample City', 'ST']],
    ['ae', ['14 Mill Lane', 'Flat 2', 'Sample City', 'ST', '12345']],
  ])('[RA-03] %s prints them in its own order', (country, lines) => {
    expect(addressLines(address({ ...street, country }))).toEqual(lines)
  })

  it.each([
    [
      { country: 'jp', zipCode: '150-0001', state: '東京都', city: '渋谷区', address1: '神宮前1-2-3' },
      ['〒150-0001', '東京都', '渋谷区', '神宮前1-2-3'],
    ],
    [
      {
        country: 'cn',
        zipCode: '310012',
        state: '浙江省',
        city: '杭州市',
        county: '西湖区',
        address1: '文三路1号',
      },
      ['310012', '浙江省杭州市西湖区', '文三路1号'],
    ],
    [
      { country: 'kr', zipCode: '04524', state: '서울특별시', city: '중구', address1: '세종대로 110' },
      ['서울특별시 중구', '세종대로 110', '04524'],
    ],
    [
      { country: 'lu', zipCode: 'L-1234', city: 'Luxembourg', address1: '1 rue Neuve' },
      ['1 rue Neuve', 'L-1234 Luxembourg'],
    ],
    [
      { country: 'gb', zipCode: 'NN11 9ZZ', city: 'Daventry', county: 'Northants', address1: '7 Haul Park' },
      ['7 Haul Park', 'Daventry', 'Northants', 'NN11 9ZZ'],
    ],
  ])('[RA-03] stand as they are written where the parcel goes: %o', (parts, lines) => {
    expect(addressLines(address(parts))).toEqual(lines)
  })

  it('[RA-03] have a layout in every country that the specification lists, which loses neither town, street nor number', () => {
    const listed = 'ar au ca cn eg gb id in jp mx my nz ph pr ru sa th tr tw us vn za'.split(' ')
    for (const country of [...listed, ...describedCountries, 'zz'])
      for (const given of [
        { ...street, county: null },
        { ...street, address1: '街1' },
      ]) {
        const printed = addressLines(address({ ...given, country })).join(' ')
        for (const part of [given.address1, given.address2, given.city, given.zipCode, given.state])
          expect(printed, country).toContain(part)
      }
  })

  it('leaves no empty line and no dangling separator', () => {
    expect(addressLines(address({ address1: '1 Main', address3: '', state: 'OR', country: 'US' }))).toEqual([
      '1 Main',
      'OR',
    ])
    expect(addressLines(address({}))).toEqual([])
  })

  it.each(['cn', 'tw', 'vn'])('%s puts the family name first', (country) => {
    expect(addressName(address({ firstName: 'Mei', lastName: 'Lin', country }))).toBe('Lin Mei')
  })

  it('elsewhere the given name comes first', () => {
    expect(
      addressName(address({ firstName: 'Ada', middleName: 'M.', lastName: 'Okafor', country: 'gb' })),
    ).toBe('Ada M. Okafor')
    expect(addressName(address({ lastName: 'Okafor' }))).toBe('Okafor')
  })

  it('knows the country by either field, only as a code', () => {
    expect(addressCountry(address({ iso2Country: 'US', country: 'USA' }))).toBe('us')
    expect(addressCountry(address({ country: 'USA' }))).toBe(null)
  })
})
