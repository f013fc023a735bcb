import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnMethodIds } from '../../contract/returns/return-method-ids.ts'
import { describedCountries, profileOf } from '../countries/profile-of.ts'
import { takesPaper } from '../return-methods/return-label.ts'
import { isPickupReturn, writeMethod } from '../return-methods/return-methods.ts'
import { showsCourierPickup } from './courier-view.ts'
import { bookedBy, instructionsOf } from './instructions.ts'

const at = (country: string, address: { readonly city: string } | null = null) => ({ country, address })
const namesOf = (method: string | null, country: string) =>
  instructionsOf(method, at(country)).map(({ name }) => name)
const stepOf = (method: string, country: string, name: string) =>
  instructionsOf(method, at(country)).find((step) => step.name === name)

/** Carriers of a country that are booked for a pickup, or for a parcel that would be handed in, and by what. */
const bookings = (country: string) =>
  profileOf(country).returns.carriers.flatMap(({ code }) =>
    ['emeaPickup', 'emeaDropoff', 'emeaPaperless'].flatMap((id) =>
      instructionsOf(`${id}|${code}`, at(country)).flatMap((step) =>
        step.name === 'book' || step.name === 'collection'
          ? [`${id} ${step.carrier} ${bookedBy(step.booking)}`]
          : [],
      ),
    ),
  )

describe('instructions', () => {
  it.each([
    ['upsDropoff', 'us', ['pack', 'label', 'handIn', 'refund']],
    ['upsPickup', 'us', ['pack', 'label', 'book', 'refund']],
    ['auDropoff', 'au', ['pack', 'label', 'handIn', 'refund']],
    ['sagawaPickup', 'jp', ['pack', 'courier', 'refund']],
    ['courierPickup', 'cn', ['pack', 'courier', 'refund']],
    ['courierPickup', 'kr', ['pack', 'courier', 'refund']],
    ['emeaDropoff|POAT', 'at', ['pack', 'label', 'handIn', 'refund']],
    ['emeaPickup|PNLB', 'nl', ['pack', 'courier', 'refund']],
    ['emeaPaperless|PNLB', 'nl', ['pack', 'code', 'handIn', 'refund']],
    ['emeaPaperless|RMGB', 'gb', ['pack', 'code', 'handIn', 'collection', 'refund']],
    ['emeaStoreReturn', 'de', ['storeTake', 'storeShow', 'storeRefund']],
    ['returnToStore', 'us', ['storeTake', 'storeShow', 'storeRefund']],
    [null, 'us', ['pack', 'handIn', 'refund']],
    ['by balloon', 'de', ['pack', 'handIn', 'refund']],
  ])('[RC-01 A-15] of %s in %s', (method, country, names) => {
    expect(namesOf(method, country)).toEqual(names)
  })

  it('[RC-01 A-15] a carrier is booked by phone or online in DE, FR, GB, GR, HU, IT and SI, and no other of EMEA', () => {
    const booked = Object.fromEntries(
      describedCountries
        .filter((country) => profileOf(country).isEmea)
        .flatMap((country) => (bookings(country).length > 0 ? [[country, bookings(country)]] : [])),
    )
    expect(booked).toEqual({
      de: ['emeaPickup Hermes online', 'emeaPickup UPS online'],
      fr: ['emeaPickup UPS online'],
      gb: ['emeaDropoff Royal Mail either', 'emeaPaperless Royal Mail either', 'emeaPickup UPS online'],
      gr: ['emeaPickup UPS phone'],
      hu: ['emeaPickup UPS phone'],
      it: ['emeaPickup UPS online'],
      si: ['emeaPickup UPS phone'],
    })
  })

  it.each([
    ['gr', '+30 210 000 0140'],
    ['hu', '+36 1 000 0140'],
    ['si', '+386 1 000 01 40'],
  ])('[RC-01 A-15] UPS has a number of its own in %s', (country, phone) => {
    expect(stepOf('emeaPickup|UPSN', country, 'book')).toMatchObject({ carrier: 'UPS', booking: { phone } })
  })

  it('[RC-01 A-15] a post takes parcels at post offices, a locker in itself, from special addresses too', () => {
    const counterOf = (method: string, country: string) => stepOf(method, country, 'handIn')
    expect(counterOf('emeaDropoff|POAT', 'at')).toEqual({
      name: 'handIn',
      carrier: 'Austrian Post',
      counter: 'postOffice',
    })
    expect(counterOf('emeaPaperless|INPU', 'gb')).toMatchObject({ carrier: 'InPost', counter: 'locker' })
    expect(counterOf('emeaDropoff|HERM', 'de')).toMatchObject({ carrier: 'Hermes', counter: null })
    expect(counterOf('auDropoff', 'au')).toMatchObject({ carrier: 'Australia Post', counter: 'postOffice' })
    expect(instructionsOf('upsDropoff', at('us', { city: 'APO' }))).toContainEqual({
      name: 'handIn',
      carrier: 'USPS',
      counter: 'postOffice',
    })
  })

  it('[RC-01] say every thing once, and ask nobody to print or to show what their way does not have', () => {
    const carriers = describedCountries.flatMap((country) =>
      profileOf(country).returns.carriers.map(({ code }) => code),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...describedCountries),
        fc.constantFrom(...returnMethodIds),
        fc.option(fc.constantFrom(...carriers)),
        (country, id, carrier) => {
          const names = namesOf(writeMethod({ id, carrier }), country)
          expect(new Set(names).size).toBe(names.length)
          expect(names.includes('handIn') && (names.includes('book') || names.includes('courier'))).toBe(
            false,
          )
          expect(names.includes('label') && names.includes('code')).toBe(false)
          expect(names.includes('book') || names.includes('courier')).toBe(isPickupReturn(id))
          expect(names.at(-1)).toMatch(/refund$/i)
        },
      ),
    )
  })
})

describe('what a return’s page has for it', () => {
  it('[RC-02 A-16] is the courier’s view by its flag, for the courier alone, and while the courier is awaited', () => {
    const view = (method: string | null, isStillHere: boolean, enableCourierPickup: boolean) =>
      showsCourierPickup(method, isStillHere, { enableCourierPickup })
    expect(
      [...returnMethodIds, null, 'courierPickup|CJKR'].filter((method) => view(method, true, true)),
    ).toEqual(['courierPickup', 'courierPickup|CJKR'])
    expect([view('courierPickup', false, true), view('courierPickup', true, false)]).toEqual([false, false])
  })

  it('[RM-10 A-8] is no printed label where the carrier takes parcels by a code alone', () => {
    expect(
      ['emeaPaperless|INPU', 'emeaPaperless|RMGB', 'emeaDropoff|EVRI', null].map((method) =>
        takesPaper(method, at('gb')),
      ),
    ).toEqual([false, true, true, true])
  })
})
