import { describe, expect, it } from 'vitest'
import { returnMethodIds } from '../../contract/returns/return-method-ids.ts'
import { describedCountries } from '../countries/profile-of.ts'
import { countryFlags } from '../pages/flags.ts'
import { sampleOrder } from '../testing/samples.ts'
import { type MethodQuestion, offeredMethods, onlyMethod } from './offered-methods.ts'
import {
  captureMethodOf,
  methodOfCapture,
  parseMethod,
  returnMethods,
  writeMethod,
} from './return-methods.ts'
import {
  isStoreElsewhere,
  readStoredMethods,
  storedMethodMs,
  storedMethodOf,
  withStoredMethod,
} from './stored-return-methods.ts'

const orderFrom = (address: Record<string, string>) => sampleOrder({ shipFrom: { address } })
const home = orderFrom({ address1: '1180 Larkspur Way', city: 'Fernhollow', state: 'OR', country: 'US' })

const ask = (country: string, more: Partial<MethodQuestion> = {}) =>
  offeredMethods({
    order: home,
    country,
    role: 'member',
    flags: countryFlags(country),
    providers: null,
    hasReturnableItems: true,
    ...more,
  })
const keys = (methods: ReturnType<typeof ask>) => methods.map(({ key }) => key)
const provider = (serviceSCACCode: string, nikeServiceTypeCode: string) => ({
  providerName: serviceSCACCode,
  serviceSCACCode,
  nikeServiceTypeCode,
})

describe('methods', () => {
  it('[RM-02] have the capture service’s names and carrier flows of the table', () => {
    expect(
      Object.fromEntries(returnMethodIds.map((id) => [id, [captureMethodOf(id), returnMethods[id].flow]])),
    ).toEqual({
      returnToStore: ['STORE_DROP_OFF', 'STORE_DROP_OFF'],
      upsDropoff: ['CARRIER_DROP_OFF', 'DROPOFF_RETURN'],
      upsPickup: ['PICK_UP', 'PICKUP_RETURN'],
      courierPickup: ['PICK_UP', 'PICKUP_RETURN'],
      sagawaPickup: ['PICK_UP', 'PICKUP_RETURN'],
      auDropoff: ['CARRIER_DROP_OFF', 'DROPOFF_RETURN'],
      emeaDropoff: ['CARRIER_DROP_OFF', 'DROPOFF_RETURN'],
      emeaPickup: ['PICK_UP', 'PICKUP_RETURN'],
      emeaPaperless: ['PAPERLESS', 'PAPERLESS_RETURN'],
      emeaStoreReturn: ['STORE_DROP_OFF', 'STORE_DROP_OFF'],
    })
  })

  it('[RM-02] are found again by the capture service’s name in each country', () => {
    expect([
      methodOfCapture('us', 'PICK_UP'),
      methodOfCapture('kr', 'PICK_UP'),
      methodOfCapture('jp', 'PICK_UP'),
      methodOfCapture('de', 'PICK_UP'),
      methodOfCapture('gb', 'PICK_UP'),
      methodOfCapture('us', 'PAPERLESS'),
      methodOfCapture('de', 'STORE_DROP_OFF'),
    ]).toEqual(['upsPickup', 'courierPickup', 'sagawaPickup', 'emeaPickup', null, null, 'emeaStoreReturn'])
  })

  it('[RM-01] are written with their carrier as method|carrier, and read back', () => {
    expect(writeMethod({ id: 'emeaDropoff', carrier: 'DHLP' })).toBe('emeaDropoff|DHLP')
    for (const id of returnMethodIds)
      for (const carrier of [null, 'UPSN']) {
        expect(parseMethod(writeMethod({ id, carrier }))).toEqual({ id, carrier })
      }
    expect(['', 'teleport', 'upsDropoff|', 'upsDropoff|A|B', null].map(parseMethod)).toEqual(
      Array(5).fill(null),
    )
  })
})

describe('methods that an order has', () => {
  it('[RM-01] in the US: UPS drop-off, UPS pickup, and a store', () => {
    expect(ask('us').map(({ key, carrier, label, isStore }) => [key, carrier?.name, label, isStore])).toEqual(
      [
        ['upsDropoff', 'UPS', 'label', false],
        ['upsPickup', 'UPS', 'label', false],
        ['returnToStore', undefined, 'storeBarcode', true],
      ],
    )
  })

  it.each([
    ['an army post office', { address1: 'PSC 3, Box 12', city: 'APO', state: 'AE' }, ['USPS', null]],
    ['a fleet post office', { address1: 'Unit 100', city: 'FPO', state: 'AP' }, ['USPS', null]],
    ['Guantanamo Bay', { city: 'Guantanamo Bay', state: 'FL' }, ['USPS', null]],
    ['Alaska', { city: 'Juneau', state: 'AK' }, ['USPS', 'UPSN']],
    ['Oregon', { city: 'Fernhollow', state: 'OR' }, ['UPSN', 'UPSN']],
    ['a town that is no post office', { city: 'Capoville', state: 'OR' }, ['UPSN', 'UPSN']],
  ])('[RM-03] from %s go by the right carrier', (_, address, [dropoff, pickup]) => {
    const methods = ask('us', { order: orderFrom({ ...address, country: 'US' }) })
    const carrierOf = (id: string) => methods.find((method) => method.id === id)?.carrier?.code ?? null
    expect([carrierOf('upsDropoff'), carrierOf('upsPickup')]).toEqual([dropoff, pickup])
  })

  it('[RM-03] in EMEA: no pickup in gb, and no drop-off where the same carrier goes without paper', () => {
    const providers = [
      provider('EVRI', 'EMEA_DROPOFF'),
      provider('RMGB', 'EMEA_DROPOFF'),
      provider('RMGB', 'EMEA_PAPERLESS'),
      provider('RMGB', 'EMEA_PICKUP'),
    ]
    expect(keys(ask('gb', { providers }))).toEqual([
      'emeaPaperless|RMGB',
      'emeaDropoff|EVRI',
      'emeaStoreReturn',
    ])
    expect(keys(ask('de', { providers }))).toEqual([
      'emeaDropoff|EVRI',
      'emeaDropoff|RMGB',
      'emeaPickup|RMGB',
      'emeaStoreReturn',
    ])
  })

  it('[RM-01] Sagawa only by flag and with returnable items, the courier by flag', () => {
    expect(keys(ask('jp'))).toEqual(['sagawaPickup', 'returnToStore'])
    expect(keys(ask('jp', { hasReturnableItems: false }))).toEqual(['returnToStore'])
    expect(keys(ask('jp', { flags: { ...countryFlags('jp'), enableSagawaReturn: false } }))).toEqual([
      'returnToStore',
    ])
    expect(keys(ask('kr'))).toEqual(['courierPickup', 'returnToStore'])
    expect(keys(ask('au'))).toEqual(['auDropoff', 'returnToStore'])
  })

  it('without enableCarrierService are one each, with no carrier named, where any carrier offers them', () => {
    const flags = { ...countryFlags('de'), enableCarrierService: false }
    expect(keys(ask('de', { flags }))).toEqual(['emeaDropoff', 'emeaPickup', 'emeaStoreReturn'])
    expect(keys(ask('de', { flags, providers: [] }))).toEqual(['emeaStoreReturn'])
    const offered = ask('de', { flags })
    expect(offered.map(({ carrier }) => carrier)).toEqual([null, null, null])
  })

  it('bear the name that the provider services give their carrier, else the one it is known by', () => {
    const providers = [
      { ...provider('HERM', 'EMEA_DROPOFF'), providerName: 'Hermes by another name' },
      provider('DHLP', 'EMEA_PICKUP'),
    ]
    expect(ask('de', { providers }).map(({ carrier }) => carrier?.name)).toEqual([
      'Hermes by another name',
      'DHLP',
      undefined,
    ])
    expect(ask('us', { providers: [] }).map(({ carrier }) => carrier?.name)).toEqual([
      'UPS',
      'UPS',
      undefined,
    ])
  })

  it('[RI-07] ask where a courier comes to, and for a confirmation, in Korea alone', () => {
    const asking = describedCountries.flatMap((country) =>
      ask(country).flatMap(({ id, asksPickupAddress, confirms }) =>
        asksPickupAddress || confirms ? [{ country, id, asksPickupAddress, confirms }] : [],
      ),
    )
    expect(asking).toEqual([{ country: 'kr', id: 'courierPickup', asksPickupAddress: true, confirms: true }])
    expect(ask('us')[0]).toMatchObject({ asksPickupAddress: false, confirms: false })
  })

  it('[RI-06] a single one is chosen by itself', () => {
    expect(onlyMethod(ask('mx'))?.id).toBe('returnToStore')
    expect([onlyMethod(ask('us')), onlyMethod([])]).toEqual([null, null])
  })
})

describe('prices', () => {
  const from6 = { kind: 'from', amount: 600, currency: 'USD' }
  const free = { kind: 'free' }

  it('[RM-04] [RM-09] a member returns free, a guest pays, a pickup is from $6, a store is free', () => {
    const prices = (role: 'member' | 'guest') => ask('us', { role }).map(({ price }) => price)
    expect(prices('member')).toEqual([free, from6, free])
    expect(prices('guest')).toEqual([{ kind: 'shopperPays' }, from6, free])
    const loginOf = (role: 'member' | 'guest') => ask('us', { role }).map((method) => method.showLoginCTA)
    expect([loginOf('member'), loginOf('guest')]).toEqual([
      [false, false, false],
      [true, false, false],
    ])
  })

  it('[RM-04] a guest in Australia pays $9.90 inclusive of GST, a member nothing', () => {
    expect(ask('au', { role: 'guest' })[0]?.price).toEqual({
      kind: 'fixed',
      amount: 990,
      currency: 'AUD',
      includedTax: 'gst10',
    })
    expect(ask('au')[0]?.price).toEqual(free)
  })

  it('[SE-06 A-29] without isAustralia a guest there pays the carrier as elsewhere', () => {
    const flags = { ...countryFlags('au'), isAustralia: false }
    expect(ask('au', { role: 'guest', flags }).map(({ price }) => price)).toEqual([
      { kind: 'shopperPays' },
      free,
    ])
  })
})

describe('the stored choice', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const entry = (orderNumber: string, timestamp: number, returnMethod = 'upsDropoff') => ({
    orderNumber,
    returnMethod,
    selectedStore: null,
    timestamp,
  })

  it('[RM-05] is dropped after 60 days, and what cannot be read counts as empty', () => {
    const list = [entry('C0000001', now - storedMethodMs), entry('C0000002', now - storedMethodMs - 1)]
    expect(readStoredMethods(JSON.stringify(list), now)).toEqual([list[0]])
    expect(readStoredMethods(JSON.stringify([list[0], 'garbage', { orderNumber: 1 }]), now)).toEqual([
      list[0],
    ])
    for (const text of [null, '', '{', '{}', '"x"', 'null']) expect(readStoredMethods(text, now)).toEqual([])
  })

  it('[RM-05] is replaced on re-selection', () => {
    const list = withStoredMethod(
      [entry('C0000001', now), entry('C0000002', now)],
      entry('C0000001', now + 1, 'upsPickup'),
    )
    expect(list).toHaveLength(2)
    expect(storedMethodOf(list, 'C0000001')?.returnMethod).toBe('upsPickup')
    expect(storedMethodOf(list, 'C0000003')).toBeNull()
  })

  it('[RM-06] a store of another country than the parcel’s cannot take it', () => {
    expect([
      isStoreElsewhere({ iso2Country: 'CA' }, 'us'),
      isStoreElsewhere({ iso2Country: 'US' }, 'us'),
      isStoreElsewhere({ iso2Country: null }, 'us'),
      isStoreElsewhere({ iso2Country: 'CA' }, null),
    ]).toEqual([true, false, false, false])
  })
})
