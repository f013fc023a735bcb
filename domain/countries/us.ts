import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { receipts } from './paper-terms.ts'
import { upsPickup } from './pickup-pages.ts'
import { northAmerica } from './return-centres.ts'
import { exchangesByCard, guestsPay, storeReturn, usual } from './usual.ts'

/** UPS pickup is shown from $6 (returns.md §9): the driver's fee, which UPS takes from members too; their shipping is free. */
const fromSixDollars = { kind: 'from', amount: 6, currency: 'USD' } as const

export const profile: CountryProfile = {
  ...usual,
  languages: ['en', 'es-419'],
  shop: { ...usual.shop, isInSwitch: true, hasPlainTitle: true },
  formats: {
    ...usual.formats,
    english: 'american',
    addresses: { ...usual.formats.addresses, writesRegionCodes: true },
    hourCycle: 'h12',
    distanceUnit: 'mile',
  },
  contact: { ...usual.contact, phone: '+1 800-555-0100', hours: 'everyDay12' },
  guests: { ...usual.guests, saysMembersReturnFree: true },
  returns: {
    ...usual.returns,
    exchange: exchangesByCard,
    storeCredit: { percent: 10, cap: 5_000 },
    giftReturns: true,
    methods: [
      { id: 'upsDropoff', carrier: 'UPSN', price: guestsPay },
      { id: 'upsPickup', carrier: 'UPSN', price: { member: fromSixDollars, guest: fromSixDollars } },
      storeReturn,
    ],
    carriers: [
      {
        code: 'UPSN',
        services: ['dropoff', 'locating', 'pickup'],
        booking: { link: upsPickup, phone: '+1 800-555-0140' },
      },
      { code: 'USPS', services: ['dropoff', 'locating'], counter: 'postOffice' },
    ],
    specialAddresses: [
      {
        name: 'Post of the armed forces (APO, FPO, DPO)',
        words: ['APO', 'FPO', 'DPO'],
        regions: ['AA', 'AE', 'AP'],
        dropoffCarrier: 'USPS',
        hasPickup: false,
      },
      {
        name: 'Guantanamo Bay',
        words: ['GUANTANAMO'],
        regions: [],
        dropoffCarrier: 'USPS',
        hasPickup: false,
      },
      { name: 'Alaska', words: [], regions: ['AK', 'ALASKA'], dropoffCarrier: 'USPS', hasPickup: true },
    ],
  },
  flags: {
    enableCurbsidePickup: true,
    enableDorisCommunication: true,
    enableDorisStoreSelector: true,
    enableShowReturnTaxTotal: true,
    sendStoreReturnEmail: true,
    showMailLabel: true,
  },
}

export const hostFacts = factsWith({
  papers: receipts('salesTax', null),
  centre: northAmerica,
  paper: 'letter',
})
