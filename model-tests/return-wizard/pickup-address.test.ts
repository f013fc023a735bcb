import { describe, expect, test } from 'vitest'
import {
  collectedFrom,
  withEntered,
  withPickupAddress,
} from '../../machines/return-wizard/pickup-address.rules.ts'
import { sampleEntry } from '../samples/address-samples.ts'
import { sampleDelivered, sampleInKorea } from '../samples/return-samples.ts'
import { courierDraft } from './return-wizard.parts.ts'

const unnamed = { ...courierDraft('none'), addressId: null }
const known = { order: sampleInKorea, country: 'kr', address: null, entered: [] }
const courier = { asksPickupAddress: true }
const ship = (id: string) => sampleEntry(id, { line1: `을지로 ${id}` })

describe('the address that a courier comes to', () => {
  test('is none for a way that asks for none, and for no way at all', () => {
    const draft = courierDraft('a1')
    const none = { draft: { ...draft, addressId: null }, address: null }
    expect(withPickupAddress(draft, null, known)).toEqual(none)
    expect(withPickupAddress(draft, { asksPickupAddress: false }, known)).toEqual(none)
  })

  test('is the one that the order left from, where none was chosen', () => {
    const { draft, address } = withPickupAddress(unnamed, courier, known)
    expect(draft).toEqual({ ...unnamed, addressId: 'ship-from' })
    expect(address).toMatchObject({ id: 'ship-from', line1: '세종대로 110' })
  })

  test('stays the chosen one, among those that were entered and the one before', () => {
    const entered = [ship('e1'), ship('e2')]
    const chosen = (id: string) =>
      withPickupAddress(courierDraft(id), courier, { ...known, entered, address: ship('a1') })
    expect(chosen('e2')).toEqual({ draft: courierDraft('e2'), address: ship('e2') })
    expect(chosen('a1')).toEqual({ draft: courierDraft('a1'), address: ship('a1') })
    expect(chosen('ship-from').address?.line1).toBe('세종대로 110')
    expect(chosen('a9')).toEqual({ draft: courierDraft('a9'), address: null })
  })

  test('is not known where the order’s own does not say enough and none was chosen', () => {
    const order = sampleDelivered({ shipFrom: { address: { iso2Country: 'KR' } } })
    expect(withPickupAddress(unnamed, courier, { ...known, order })).toEqual({
      draft: unnamed,
      address: null,
    })
    expect(withPickupAddress(courierDraft('a1'), courier, { ...known, order, address: ship('a1') })).toEqual({
      draft: courierDraft('a1'),
      address: ship('a1'),
    })
  })
})

describe('addresses that were entered for a return and stand in no book', () => {
  const [first, second] = [ship('e1'), ship('e2')]

  test('grow by each that is entered, and one that is entered again takes its own place', () => {
    expect(withEntered([], { address: first, isEntered: true })).toEqual([first])
    expect(withEntered([first], { address: second, isEntered: true })).toEqual([first, second])
    const changed = { ...first, line1: '을지로 30' }
    expect(withEntered([first, second], { address: changed, isEntered: true })).toEqual([changed, second])
  })

  test('lose the one that stands in the book by now', () => {
    expect(withEntered([first, second], { address: first, isEntered: false })).toEqual([second])
    expect(withEntered([first], { address: ship('a1'), isEntered: false })).toEqual([first])
  })
})

describe('the order as its return is made of it', () => {
  test('is as it is without an address, and with its own', () => {
    expect(collectedFrom(sampleInKorea, null)).toBe(sampleInKorea)
    expect(collectedFrom(sampleInKorea, ship('ship-from'))).toBe(sampleInKorea)
  })

  test('leaves from the chosen address, with contacts of the order where that has none', () => {
    expect(collectedFrom(sampleInKorea, ship('a1'))).toMatchObject({
      orderNumber: sampleInKorea.orderNumber,
      group: sampleInKorea.group,
      shipFrom: {
        address: { address1: '을지로 a1' },
        contactInformation: { dayPhoneNumber: '1000000188', email: 'jiwoo@example.com' },
      },
    })
    const reachable = { ...ship('a1'), email: 'own@example.com' }
    expect(collectedFrom(sampleInKorea, reachable).shipFrom?.contactInformation?.email).toBe(
      'own@example.com',
    )
    const bare = sampleDelivered({ shipFrom: null })
    expect(collectedFrom(bare, ship('a1')).shipFrom?.contactInformation).toEqual({
      dayPhoneNumber: null,
      email: null,
    })
  })
})
