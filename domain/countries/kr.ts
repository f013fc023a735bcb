import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { exchangesOnArrival, freeForAll, storeReturn, usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ko'],
  currency: 'KRW',
  regionReference: 'NIKEKOREA',
  shop: { ...usual.shop, isInSwitch: true, hasSignInBanner: true },
  formats: {
    ...usual.formats,
    english: 'american',
    addressLanguage: 'ko',
    addresses: { ...usual.formats.addresses, choosesRegion: false },
  },
  contact: { phone: '080-022-0182', hours: 'weekdays', returnsPhone: '080-022-0182' },
  returns: {
    ...usual.returns,
    exchange: exchangesOnArrival,
    storeReturnDays: 14,
    methods: [
      {
        id: 'courierPickup',
        flag: 'enableCourierPickup',
        carrier: 'CJKR',
        price: freeForAll,
        asksPickupAddress: true,
        confirms: true,
      },
      storeReturn,
    ],
    carriers: [{ code: 'CJKR', services: ['pickup'] }],
    asksForCodes: false,
    collectionDays: 3,
    refund: { usual: { count: 3, unit: 'days' }, allowDays: 3 },
    previewsStoreReturns: true,
    hasTracking: false,
  },
  flags: {
    enableCourierPickup: true,
    enableDorisStoreSelector: true,
    sendStoreReturnEmail: true,
  },
}

export const hostFacts = factsWith({ papers: receipts('vat', 10) })
