import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { carrierOfMethod, countryCarrier, usualCarrierOf } from './method-carrier.ts'

const home = { country: 'us', address: { city: 'Fernhollow', state: 'OR' } }
const alaska = { country: 'us', address: { city: 'Juneau', state: 'AK' } }

describe('the carrier of a return', () => {
  it('[RM-03] is the chosen one, else the method’s own, else that of a special address, which only a drop-off asks for', () => {
    const carriers = [
      [{ id: 'upsDropoff', carrier: null }, home],
      [{ id: 'upsDropoff', carrier: null }, alaska],
      [{ id: 'upsPickup', carrier: null }, alaska],
      [{ id: 'upsDropoff', carrier: 'EVRI' }, alaska],
      [{ id: 'returnToStore', carrier: null }, alaska],
      [
        { id: 'emeaDropoff', carrier: null },
        { country: 'de', address: null },
      ],
    ] as const
    expect(carriers.map(([choice, place]) => carrierOfMethod(choice, place))).toEqual([
      'UPSN',
      'USPS',
      'UPSN',
      'EVRI',
      null,
      null,
    ])
  })

  it('is known by its country alone, and nobody by none', () => {
    const [first] = profileOf('de').returns.carriers
    expect(countryCarrier('de', first?.code ?? '')).toBe(first)
    expect([countryCarrier('us', 'HERM'), countryCarrier('de', null)]).toEqual([null, null])
  })
})

describe('the usual carrier', () => {
  it.each(describedCountries)('of %s is the first that offers what is asked for', (country) => {
    const { carriers } = profileOf(country).returns
    if (carriers.length === 0) return
    expect(usualCarrierOf(country)).toBe(carriers[0]?.code)
    for (const service of ['dropoff', 'paperless', 'pickup'] as const) {
      const offering = carriers.find(({ services }) => services.includes(service))
      expect(usualCarrierOf(country, service)).toBe((offering ?? carriers[0])?.code)
    }
  })

  it('is another than the first where that does not offer it', () => {
    expect([usualCarrierOf('de'), usualCarrierOf('de', 'pickup')]).toEqual(['DHLP', 'HERM'])
  })

  it('of a country that names none is DHL', () => {
    const none = describedCountries.filter((country) => profileOf(country).returns.carriers.length === 0)
    expect(none.map((country) => usualCarrierOf(country))).toEqual(none.map(() => 'DHLC'))
    expect(none.length).toBeGreaterThan(0)
  })
})
