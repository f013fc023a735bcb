import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ShipFrom } from '../../contract/orders/address.ts'
import { pickupAddressOf } from './pickup-address.ts'

const from = (address: object | null, contact: object | null = null) => ({
  shipFrom: v.parse(ShipFrom, {
    address,
    recipient: { firstName: '지우', lastName: '김' },
    contactInformation: contact,
  }),
})
const seoul = {
  address1: '세종대로 110',
  city: '중구',
  state: '서울특별시',
  zipCode: '04524',
  iso2Country: 'KR',
}

it('[RI-07 RA-01] a courier comes to the address that the order left from, with its id and the order’s contacts', () => {
  const contact = { dayPhoneNumber: '1000000188', email: 'jiwoo@example.com' }
  expect(pickupAddressOf(from(seoul, contact), 'kr')).toMatchObject({
    id: 'ship-from',
    line1: '세종대로 110',
    nameFamily: '김',
    phone: '1000000188',
    email: 'jiwoo@example.com',
  })
})

it.each([
  ['of another country', { ...seoul, iso2Country: 'JP' }],
  ['without a street', { ...seoul, address1: null }],
  ['without a place', { ...seoul, city: null, state: null, zipCode: null }],
  ['that is missing', null],
])('an address %s is none that a courier can come to', (_, address) => {
  expect(pickupAddressOf(from(address), 'kr')).toBeNull()
})

it('an order without any address has none', () => {
  expect(pickupAddressOf({ shipFrom: null }, 'kr')).toBeNull()
})
