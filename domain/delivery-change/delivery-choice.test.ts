import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { shipFromAddressId } from '../../contract/addresses/delivery-address.ts'
import { DeliveryChangeRequest } from '../../contract/orders/delivery-change.ts'
import { Order } from '../../contract/orders/order.ts'
import { changesOf, deliveryOffer, isSameAddress, requestOfChoice } from './delivery-choice.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const shippingAddress = {
  address1: '1400 SW Park Ave',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  iso2Country: 'US',
  firstName: 'Lina',
  lastName: 'Okafor',
}
const order = (more: object = {}) =>
  v.parse(Order, {
    orderNumber: 'C00000001',
    orderType: 'SALES_ORDER',
    shippingAddress,
    delivery: { day: null, soonest: '2026-11-25' },
    group: [
      {
        orderItems: [
          {
            id: 'line-1',
            product: { title: 'Tempo Glide 3' },
            lineItemStatus: { status: 'Ordered' },
            lineItemTransaction: {},
          },
        ],
      },
    ],
    ...more,
  })

describe('what an order offers', () => {
  it('[BY-17] [BY-18] is its address and day, and the days that it can be asked for', () => {
    const offer = deliveryOffer(order(), 'us', now)
    expect(offer).toMatchObject({
      refusal: null,
      address: { id: shipFromAddressId, nameGiven: 'Lina', code: '97205', country: 'us' },
      day: null,
      soonest: '2026-11-25',
    })
    expect(offer.days[0]).toBe('2026-11-26')
    expect(offer.days).toHaveLength(10)
  })

  it('[BY-18] keeps the day that it has, even where that is offered no more', () => {
    const of = (day: string) => deliveryOffer(order({ delivery: { day, soonest: '2026-11-25' } }), 'us', now)
    expect(of('2026-11-24').days.slice(0, 2)).toEqual(['2026-11-24', '2026-11-26'])
    expect(of('2026-11-26').days).toHaveLength(10)
  })

  it('says that it cannot be changed where the host knows of no delivery', () => {
    const offer = deliveryOffer(order({ delivery: null, shippingAddress: null }), 'us', now)
    expect(offer).toMatchObject({ refusal: 'notDelivered', address: null, day: null, soonest: null })
  })
})

describe('a choice', () => {
  const offer = deliveryOffer(order(), 'us', now)
  const home = offer.address as NonNullable<typeof offer.address>

  it('differs by what a parcel would bear, and by the day', () => {
    const same = { ...home, id: 'address-2', phone: '5550100', preferred: true }
    const moved = { ...home, id: 'address-3', line2: 'Apt 4' }
    expect(isSameAddress(home, same)).toBe(true)
    expect(isSameAddress(home, null)).toBe(false)
    expect(isSameAddress(null, home)).toBe(false)
    expect(changesOf({ address: null, day: null }, offer)).toEqual({ address: false, day: false })
    expect(changesOf({ address: same, day: null }, offer)).toEqual({ address: false, day: false })
    expect(changesOf({ address: moved, day: '2026-11-26' }, offer)).toEqual({ address: true, day: true })
  })

  it('[BY-17] asks for the address only where it changes, and never to prefer it', () => {
    const moved = { ...home, id: 'address-3', line2: ' Apt 4 ', preferred: true }
    const asked = requestOfChoice({ address: moved, day: '2026-11-26' }, offer)
    expect(asked).toMatchObject({
      address: { line2: 'Apt 4', name: { nameGiven: 'Lina', nameFamily: 'Okafor' }, preferred: false },
      day: '2026-11-26',
    })
    expect(v.is(DeliveryChangeRequest, asked)).toBe(true)
    expect(requestOfChoice({ address: { ...home, id: 'other' }, day: null }, offer)).toEqual({
      address: null,
      day: null,
    })
    expect(requestOfChoice({ address: null, day: null }, offer).address).toBeNull()
  })
})
