import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { carriers } from '../links/carriers.ts'
import { countryFlags } from '../pages/flags.ts'
import { dropOffSearchOf, hasDropOffPoints, takesService } from './drop-off-points.ts'
import { offeredMethods } from './offered-methods.ts'
import { carrierDataOf, providersOf, takesCodesAlone, withCarrierData } from './providers.ts'
import { parseMethod } from './return-methods.ts'

const at = (country: string) => ({ country, address: null })
const search = (key: string, country: string) => {
  const method = parseMethod(key)
  return method && dropOffSearchOf(method, at(country))
}

const offeredIn = (country: string, providers: Parameters<typeof offeredMethods>[0]['providers'] = null) =>
  offeredMethods({
    order: { shipFrom: null },
    country,
    role: 'member',
    flags: countryFlags(country),
    providers,
    hasReturnableItems: true,
  }).map(({ key }) => key)

describe('drop-off points', () => {
  it('every carrier that takes parcels at counters tells where, in every country of Europe, the Middle East and Africa', () => {
    const silent = describedCountries
      .filter((country) => profileOf(country).isEmea)
      .flatMap((country) =>
        profileOf(country)
          .returns.carriers.filter(({ services }) => services.includes('dropoff'))
          .flatMap(({ code }) =>
            hasDropOffPoints({ country, carrier: code, service: 'dropoff' }) ? [] : [`${country} ${code}`],
          ),
      )
    expect(silent).toEqual([])
    for (const country of describedCountries.filter((one) => profileOf(one).isEmea)) {
      const searches = offeredIn(country).map((key) => search(key, country))
      expect(searches.some((one) => one !== null)).toBe(true)
    }
  })

  it('are looked for where a parcel is handed in, with the chosen carrier, else the usual one', () => {
    expect(search('emeaDropoff|HERM', 'de')).toEqual({ country: 'de', carrier: 'HERM', service: 'dropoff' })
    expect(search('emeaPaperless|PNLB', 'nl')).toEqual({
      country: 'nl',
      carrier: 'PNLB',
      service: 'paperless',
    })
    expect(search('emeaPaperless', 'nl')).toEqual({ country: 'nl', carrier: 'PNLB', service: 'paperless' })
    expect(search('auDropoff', 'au')).toEqual({ country: 'au', carrier: 'AUPO', service: 'dropoff' })
    expect(search('upsDropoff', 'us')).toEqual({ country: 'us', carrier: 'UPSN', service: 'dropoff' })
    const alaska = { country: 'us', address: { city: 'Juneau', state: 'AK' } }
    expect(dropOffSearchOf({ id: 'upsDropoff', carrier: null }, alaska)?.carrier).toBe('USPS')
  })

  it('there are none for pickups and stores, and of carriers that take nothing by that service', () => {
    const none = [
      ['emeaPickup|HERM', 'de'],
      ['upsPickup', 'us'],
      ['returnToStore', 'us'],
      ['emeaStoreReturn', 'nl'],
      ['sagawaPickup', 'jp'],
      ['courierPickup', 'kr'],
      ['emeaPaperless|DHLC', 'nl'],
      ['emeaDropoff|UPSN', 'de'],
      ['emeaDropoff|NONE', 'de'],
    ] as const
    expect(none.map(([key, country]) => search(key, country))).toEqual(none.map(() => null))
  })

  it('what the look-up says of a carrier counts before the profile, and the profile where it says nothing', () => {
    const method = { id: 'emeaDropoff', carrier: 'DHLP' } as const
    const said = (locating: boolean | null) =>
      withCarrierData(providersOf('de'), [{ id: 'DHLP', paperlessOnly: false, locating }])
    expect(dropOffSearchOf(method, at('de'), said(false))).toBeNull()
    expect(dropOffSearchOf(method, at('de'), said(null))?.carrier).toBe('DHLP')
    expect(dropOffSearchOf(method, at('de'), providersOf('de'))?.carrier).toBe('DHLP')
    const other = { id: 'emeaDropoff', carrier: 'GLSI' } as const
    const gls = { providerName: 'GLS', nikeServiceTypeCode: 'EMEA_DROPOFF', serviceSCACCode: 'GLSI' }
    expect(dropOffSearchOf(other, at('de'), [gls])).toBeNull()
    expect(dropOffSearchOf(other, at('de'), [{ ...gls, locating: true }])?.carrier).toBe('GLSI')
  })

  it('go by what the look-up says of that carrier and that service, not of another', () => {
    const saying = (code: string, type: string) => [
      { providerName: code, nikeServiceTypeCode: type, serviceSCACCode: code, locating: false },
    ]
    const searched = (code: string, type: string) =>
      dropOffSearchOf({ id: 'emeaDropoff', carrier: 'DHLP' }, at('de'), saying(code, type))?.carrier ?? null
    expect([
      searched('DHLP', 'EMEA_DROPOFF'),
      searched('DHLP', 'EMEA_PAPERLESS'),
      searched('HERM', 'EMEA_DROPOFF'),
    ]).toEqual([null, 'DHLP', 'DHLP'])
  })

  it('take a labelled parcel everywhere, a code where it can be read', () => {
    const takes = (takesCodes: boolean) =>
      (['dropoff', 'paperless'] as const).map((service) => takesService({ takesCodes }, service))
    expect([takes(true), takes(false)]).toEqual([
      [true, true],
      [true, false],
    ])
  })
})

const withOwnCarriers = 'at au be cn cz de dk es fi fr gb gr hu ie it jp kr lu nl pl pt se si us'.split(' ')

describe('the look-up of carriers', () => {
  it('[RM-10 A-9] carriers by name in the 24 countries, for drop-off or locating in every EMEA country, each in the look-up, whose paperlessOnly is obeyed', () => {
    expect(withOwnCarriers).toHaveLength(24)
    for (const country of withOwnCarriers) {
      const { isEmea, returns } = profileOf(country)
      const data = carrierDataOf(country)
      expect(data.map(({ id }) => id)).toEqual(returns.carriers.map(({ code }) => code))
      expect(data.length).toBeGreaterThan(0)
      for (const { providerName, serviceSCACCode } of providersOf(country)) {
        expect(carriers).toContainEqual(
          expect.objectContaining({ code: serviceSCACCode, name: providerName }),
        )
      }
      if (!isEmea) continue
      expect(data.some(({ locating }) => locating)).toBe(true)
      const droppedOff = offeredIn(country).filter((key) => key.startsWith('emeaDropoff|'))
      expect(droppedOff.length).toBeGreaterThan(0)
      const codesAlone = data.map((carrier) => ({ ...carrier, paperlessOnly: true }))
      expect(offeredIn(country, withCarrierData(providersOf(country), codesAlone))).toEqual(
        offeredIn(country).filter((key) => !droppedOff.includes(key)),
      )
    }
  })

  it('paperlessOnly is obeyed: no printed label with a carrier that takes codes alone, as the answer says', () => {
    const by = (data: readonly { id: string; paperlessOnly: boolean }[]) =>
      offeredIn(
        'de',
        withCarrierData(
          providersOf('de'),
          data.map((one) => ({ ...one, locating: null })),
        ),
      )
    const all = [
      'emeaDropoff|DHLP',
      'emeaDropoff|HERM',
      'emeaPickup|HERM',
      'emeaPickup|UPSN',
      'emeaStoreReturn',
    ]
    expect(by([])).toEqual(all)
    expect(by([{ id: 'HERM', paperlessOnly: false }])).toEqual(all)
    expect(by([{ id: 'HERM', paperlessOnly: true }])).toEqual(all.filter((key) => key !== 'emeaDropoff|HERM'))
    expect(by([{ id: 'GLSI', paperlessOnly: true }])).toEqual(all)
  })

  it('of one service are its carriers alone', () => {
    const typesOf = (only?: Parameters<typeof providersOf>[1]) => [
      ...new Set(providersOf('gb', only).map(({ nikeServiceTypeCode }) => nikeServiceTypeCode)),
    ]
    expect(typesOf()).toEqual(['EMEA_DROPOFF', 'EMEA_PICKUP', 'EMEA_PAPERLESS'])
    expect(typesOf('EMEA_PAPERLESS')).toEqual(['EMEA_PAPERLESS'])
    expect(typesOf('DROPOFF')).toEqual([])
    expect(providersOf('us').map(({ nikeServiceTypeCode }) => nikeServiceTypeCode)).not.toContain(null)
  })

  it('what is said of one carrier is not said of another, nor of one that nothing is said of', () => {
    const inpost = { providerName: 'InPost', nikeServiceTypeCode: 'EMEA_PAPERLESS', serviceSCACCode: 'INPU' }
    const said = { ...inpost, paperlessOnly: false }
    const evri = { ...inpost, serviceSCACCode: 'EVRI', paperlessOnly: true }
    const takes = (...providers: Parameters<typeof takesCodesAlone>[1]['providers']) =>
      takesCodesAlone('INPU', { country: 'gb', providers })
    expect([takes(), takes(inpost), takes(said), takes(inpost, said), takes(evri)]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('page and host go by the same: what the host answers changes nothing of what the profile offers', () => {
    for (const country of describedCountries) {
      const answered = withCarrierData(providersOf(country), carrierDataOf(country))
      expect(offeredIn(country, answered)).toEqual(offeredIn(country))
    }
  })
})
