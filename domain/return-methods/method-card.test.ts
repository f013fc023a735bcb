import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { countryFlags } from '../pages/flags.ts'
import { sampleAddress, sampleOrder } from '../testing/samples.ts'
import { type OfferedMethod, offeredMethods } from './offered-methods.ts'
import { specialAddressOf } from './special-address.ts'

const offers = (country: string, role: 'member' | 'guest', address: Record<string, string> = {}) =>
  offeredMethods({
    order: sampleOrder({
      shipFrom: { address: sampleAddress({ country: country.toUpperCase(), ...address }) },
    }),
    country,
    role,
    flags: countryFlags(country),
    providers: null,
    hasReturnableItems: true,
  })

/** Kind, information, foot and sign-in call of each card, by method and carrier. */
const cardsOf = (methods: readonly OfferedMethod[]) =>
  Object.fromEntries(
    methods.map(({ key, card: { kind, info, footer, signIn } }) => [
      key,
      [kind, info.name, footer.map(({ name }) => name).join(' '), signIn].join(', '),
    ]),
  )

describe('the card of a way back', () => {
  it('[RM-04 A-8][RM-09] in the US says to a member what the driver costs, and to a guest who pays', () => {
    expect(cardsOf(offers('us', 'member'))).toEqual({
      upsDropoff: 'counter, receipt, , ',
      upsPickup: 'driver, memberDriverFee, , ',
      returnToStore: 'store, anyStore, , ',
    })
    expect(cardsOf(offers('us', 'guest'))).toEqual({
      upsDropoff: 'counter, payAtCounter, , nonMember',
      upsPickup: 'driver, bookingFee, , ',
      returnToStore: 'store, anyStore, , ',
    })
  })

  it.each([
    ['an army post office', { city: 'APO', state: 'AE' }],
    ['Guantanamo Bay', { city: 'Guantanamo Bay', state: 'FL' }],
    ['Alaska', { city: 'Juneau', state: 'AK' }],
  ])('[RM-03 RM-04 A-8] from %s has USPS at its foot, and nowhere else', (_, address) => {
    const [dropoff, ...others] = offers('us', 'guest', address)
    expect([dropoff?.carrier?.name, dropoff?.card.footer]).toEqual(['USPS', [{ name: 'specialCarrier' }]])
    expect(others.flatMap(({ card }) => card.footer)).toEqual([])
  })

  it('[RM-04 A-8][RL-05] of a code says how long it waits, and that its carrier takes no label', () => {
    const waits = describedCountries.flatMap((country) =>
      offers(country, 'member').flatMap(({ id, card: { footer } }) =>
        footer.flatMap((entry) => (entry.name === 'codeWait' ? [[country, id, entry.minutes]] : [])),
      ),
    )
    expect(waits).toEqual([
      ['be', 'emeaPaperless', 10],
      ['es', 'emeaPaperless', 10],
      ['it', 'emeaPaperless', 10],
      ['nl', 'emeaPaperless', 30],
    ])
    expect(cardsOf(offers('gb', 'guest'))).toEqual({
      'emeaPaperless|RMGB': 'code, payAtCounter, collection, nonMember',
      'emeaPaperless|INPU': 'code, payAtCounter, codeAlone, nonMember',
      'emeaDropoff|EVRI': 'counter, payAtCounter, , nonMember',
      emeaStoreReturn: 'store, anyStore, , ',
    })
  })

  it('[RM-04 A-8] of a pickup says whether it is booked, and what it needs or costs', () => {
    expect(cardsOf(offers('de', 'guest'))).toMatchObject({
      'emeaPickup|HERM': 'bookedCourier, payDriver, , members',
      'emeaPickup|UPSN': 'bookedCourier, payDriver, , members',
    })
    expect(cardsOf(offers('nl', 'member'))).toMatchObject({ 'emeaPickup|PNLB': 'courier, beThere, , ' })
    expect(cardsOf(offers('cn', 'guest'))).toEqual({
      courierPickup: 'courier, payDriver, , members',
      returnToStore: 'store, anyStore, , ',
    })
    for (const role of ['member', 'guest'] as const) {
      expect(cardsOf(offers('jp', role)).sagawaPickup).toBe('courier, beThere, , ')
      expect(cardsOf(offers('kr', role))).toEqual({
        courierPickup: 'courier, beThere, , ',
        returnToStore: 'store, storeDays, , ',
      })
    }
    expect(cardsOf(offers('au', 'guest')).auDropoff).toBe('counter, payAtCounter, , nonMember')
    expect(cardsOf(offers('au', 'member')).auDropoff).toBe('counter, receipt, , ')
  })

  it('[RM-09 A-11] asks nobody to sign in for what is the same for members, and tells no member of a price but the driver’s', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...describedCountries),
        fc.constantFrom('APO', 'Juneau', 'Guantanamo Bay', 'Town'),
        (country, city) => {
          const [members, guests] = [offers(country, 'member', { city }), offers(country, 'guest', { city })]
          expect(members.map(({ key }) => key)).toEqual(guests.map(({ key }) => key))
          for (const [index, guest] of guests.entries()) {
            const member = members[index] as OfferedMethod
            expect(member.card.signIn).toBeNull()
            expect(guest.card.signIn !== null).toBe(guest.price.kind !== member.price.kind)
            expect(guest.card.signIn !== null).toBe(guest.showLoginCTA)
            expect([member.card.kind, member.card.footer]).toEqual([guest.card.kind, guest.card.footer])
            expect(['free', 'from']).toContain(member.price.kind)
            expect(member.price.kind === 'from').toBe(member.card.info.name === 'memberDriverFee')
            const isFromSpecial = specialAddressOf(country, sampleAddress({ city })) !== null
            const saysSo = guest.card.footer.some(({ name }) => name === 'specialCarrier')
            expect(saysSo).toBe(isFromSpecial && guest.flow === 'DROPOFF_RETURN')
          }
        },
      ),
    )
  })

  it('[RM-09 A-11] members return free everywhere; only UPS’s driver costs them, from $6', () => {
    const priced = describedCountries.flatMap((country) =>
      offers(country, 'member').flatMap(({ key, price }) =>
        price.kind === 'free' ? [] : [[country, key, price]],
      ),
    )
    expect(priced).toEqual([['us', 'upsPickup', { kind: 'from', amount: 600, currency: 'USD' }]])
  })
})

describe('carriers of countries', () => {
  /** How each of the 24 gets parcels back, by the names that a shopper reads (returns.md §9). */
  const table: Readonly<Record<string, readonly string[]>> = {
    at: ['emeaDropoff Austrian Post', 'emeaDropoff DHL Paket', 'emeaPickup Austrian Post'],
    au: ['auDropoff Australia Post'],
    be: ['emeaPaperless bpost', 'emeaDropoff DHL Paket', 'emeaPickup bpost'],
    cn: ['courierPickup SF Express'],
    cz: ['emeaDropoff Czech Post', 'emeaDropoff GLS', 'emeaPickup GLS'],
    de: ['emeaDropoff DHL Paket', 'emeaDropoff Hermes', 'emeaPickup Hermes', 'emeaPickup UPS'],
    dk: ['emeaDropoff PostNord', 'emeaDropoff GLS'],
    es: ['emeaPaperless Correos', 'emeaDropoff SEUR', 'emeaPickup SEUR'],
    fi: ['emeaDropoff Posti', 'emeaDropoff PostNord'],
    fr: ['emeaDropoff La Poste', 'emeaDropoff UPS', 'emeaPickup UPS'],
    gb: ['emeaPaperless Royal Mail', 'emeaPaperless InPost', 'emeaDropoff Evri'],
    gr: ['emeaDropoff ELTA', 'emeaDropoff UPS', 'emeaPickup UPS'],
    hu: ['emeaDropoff Magyar Posta', 'emeaDropoff GLS', 'emeaPickup UPS'],
    ie: ['emeaDropoff An Post', 'emeaDropoff UPS'],
    it: ['emeaPaperless Poste Italiane', 'emeaDropoff GLS', 'emeaPickup UPS'],
    jp: ['sagawaPickup Sagawa Express'],
    kr: ['courierPickup CJ Logistics'],
    lu: ['emeaDropoff POST Luxembourg', 'emeaDropoff UPS'],
    nl: ['emeaPaperless PostNL', 'emeaDropoff DHL', 'emeaPickup PostNL'],
    pl: ['emeaDropoff InPost', 'emeaDropoff GLS', 'emeaPickup UPS'],
    pt: ['emeaDropoff CTT', 'emeaDropoff UPS'],
    se: ['emeaDropoff PostNord', 'emeaDropoff UPS'],
    si: ['emeaDropoff Pošta Slovenije', 'emeaDropoff GLS', 'emeaPickup UPS'],
    us: ['upsDropoff UPS', 'upsPickup UPS'],
  }

  it.each(Object.entries(table))('[RM-10 A-9 A-10] in %s are named on the cards', (country, names) => {
    const carried = offers(country, 'member').flatMap(({ id, carrier }) =>
      carrier ? [`${id} ${carrier.name}`] : [],
    )
    expect(carried).toEqual(names)
  })

  it('[RM-10 A-9 A-10] are of 24 countries, with drop-off and locating in each of the 19 of EMEA; no other country has any', () => {
    const withCarriers = describedCountries.filter((country) =>
      offers(country, 'member').some(({ carrier }) => carrier !== null),
    )
    expect(withCarriers).toEqual(Object.keys(table))
    expect(withCarriers).toHaveLength(24)
    const located = withCarriers.filter((country) => {
      const { carriers } = profileOf(country).returns
      const dropsOff = offers(country, 'member').filter(
        ({ id }) => id === 'emeaDropoff' || id === 'emeaPaperless',
      )
      return (
        dropsOff.length > 0 &&
        dropsOff.every(({ carrier }) =>
          carriers.some(({ code, services }) => code === carrier?.code && services.includes('locating')),
        )
      )
    })
    expect(located).toEqual(withCarriers.filter((country) => profileOf(country).isEmea))
    expect(located).toHaveLength(19)
  })

  it('[RM-10 A-8] that take parcels by a code alone are never a drop-off with a label, whatever the host lists them for', () => {
    const alone = describedCountries.flatMap((country) =>
      profileOf(country).returns.carriers.flatMap(({ code, paperlessOnly }) =>
        paperlessOnly ? [[country, code]] : [],
      ),
    )
    expect(alone).toEqual([['gb', 'INPU']])
    const methods = (isPaperless: boolean) =>
      offeredMethods({
        order: sampleOrder({}),
        country: 'gb',
        role: 'member',
        flags: { ...countryFlags('gb'), emeaPaperless: isPaperless },
        providers: null,
        hasReturnableItems: true,
      }).map(({ key }) => key)
    expect(methods(true)).toContain('emeaPaperless|INPU')
    expect(methods(true)).not.toContain('emeaDropoff|INPU')
    expect(methods(false)).toEqual(['emeaDropoff|RMGB', 'emeaDropoff|EVRI', 'emeaStoreReturn'])
  })
})
