import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Address } from '../../contract/orders/address.ts'
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
    ['gb', ['14 Mill Lane', 'Flat 2', 'Sample City', 'Shire', '12345']],
    ['de', ['14 Mill Lane', 'Flat 2', '12345 Sample City', 'ST']],
    ['it', ['14 Mill Lane', 'Flat 2', '12345 Sample City ST']],
    ['mx', ['14 Mill Lane', 'Flat 2', 'Shire', '12345 Sample City, ST']],
    ['jp', ['12345', 'ST Sample City', 'Shire', '14 Mill Lane', 'Flat 2']],
  ])('%s prints them in its own order', (country, lines) => {
    expect(addressLines(address({ ...street, country }))).toEqual(lines)
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
