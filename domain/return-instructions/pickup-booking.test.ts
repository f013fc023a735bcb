import { describe, expect, it } from 'vitest'
import { pickupBookingOf } from './pickup-booking.ts'

const at = (country: string) => ({ country, address: null })

describe('the booking of a pickup', () => {
  it('[RC-01] has the page and the number that its country’s profile knows of the carrier', () => {
    const ups = 'https://wwwapps.ups.com/pickup/schedule'
    expect(pickupBookingOf('upsPickup', at('us'))).toEqual({ link: ups, phone: '+1 800-555-0140' })
    for (const country of ['de', 'fr', 'gb', 'it']) {
      expect(pickupBookingOf('emeaPickup|UPSN', at(country))?.link).toBe(ups)
    }
    for (const country of ['gr', 'hu', 'si']) {
      expect(pickupBookingOf('emeaPickup|UPSN', at(country))?.phone).toMatch(/^\+3\d/)
    }
  })

  it('is none of a parcel that is handed in, or of a courier who is not booked', () => {
    for (const method of ['upsDropoff', 'returnToStore', null, 'nonsense']) {
      expect(pickupBookingOf(method, at('us'))).toBeNull()
    }
    expect(pickupBookingOf('courierPickup', at('kr'))).toBeNull()
  })
})
