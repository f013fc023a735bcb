import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPart, isOnlyPlace, isShownInPart } from './shown-in-part.ts'

const text = fc.option(fc.string({ minLength: 1 }), { nil: null })
const address = fc.record({
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  zipCode: text,
  country: text,
  iso2Country: text,
})
const place = ['city', 'zipCode', 'country', 'iso2Country'] as const

describe('[BY-23] an order in part', () => {
  it.each([
    [{ country: 'nl', isGuest: true, hasPass: false }, true],
    [{ country: 'nl', isGuest: true, hasPass: true }, false],
    [{ country: 'nl', isGuest: false, hasPass: false }, false],
    [{ country: 'us', isGuest: true, hasPass: false }, false],
  ])('is what %o is shown: %s', (looker, isPart) => {
    expect(isShownInPart(looker)).toBe(isPart)
  })

  it('keeps of its addresses the place, and nothing else', () => {
    fc.assert(
      fc.property(address, address, (shippingAddress, from) => {
        const order = inPart({
          shippingAddress,
          shipFrom: { address: from },
          payment: [{ paymentDisplayNumber: '4242' }],
        })
        const placeOf = (whole: typeof shippingAddress) =>
          Object.fromEntries(place.map((part) => [part, whole[part]]))
        expect(order.shippingAddress).toEqual(placeOf(shippingAddress))
        expect(order.shipFrom).toEqual({
          address: placeOf(from),
          recipient: null,
          contactInformation: null,
        })
        expect([order.payment, order.isShownInPart]).toEqual([[], true])
      }),
    )
  })

  it('says where a pickup point is, and not who fetches there', () => {
    const pickupAddress = {
      firstName: 'Sanne',
      lastName: 'Bakker',
      address1: 'Stationsplein 1',
      city: 'Utrecht',
    }
    expect(inPart({ pickupAddress }).pickupAddress).toEqual({
      ...pickupAddress,
      firstName: null,
      lastName: null,
      middleName: null,
    })
  })

  it('keeps what is not about people and payment, and taken again is the same', () => {
    const order = { orderNumber: 'C1', payment: [1], shippingAddress: null, shipFrom: null }
    expect(inPart(order)).toMatchObject({ orderNumber: 'C1', shippingAddress: null, shipFrom: null })
    expect(inPart(inPart(order))).toEqual(inPart(order))
  })

  it('knows the address that comes back as it was shown', () => {
    fc.assert(
      fc.property(address, (whole) => {
        const { shippingAddress } = inPart({ shippingAddress: whole })
        expect(isOnlyPlace(shippingAddress ?? {})).toBe(whole.city !== null)
      }),
    )
    expect(isOnlyPlace({ address1: 'Lindelaan 12', city: 'Utrecht' })).toBe(false)
  })
})
