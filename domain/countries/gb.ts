import type { CountryProfile } from './country.types.ts'
import { counters, emeaMethods, lockers, paperlessEmea, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { royalMailCollection, upsPickup } from './pickup-pages.ts'
import { britain } from './return-centres.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...paperlessEmea,
  languages: ['en'],
  currency: 'GBP',
  shop: { ...paperlessEmea.shop, isInSwitch: true },
  formats: { ...paperlessEmea.formats, distanceUnit: 'mile' },
  contact: { ...paperlessEmea.contact, phone: '+44 808 157 0100', hours: 'everyDay' },
  returns: {
    ...paperlessEmea.returns,
    exchange: exchangesByCard,
    storeCredit: { percent: 10, cap: 4_000 },
    methods: emeaMethods('paperless', 'dropoff'),
    carriers: [
      {
        ...posts('RMGB', 'paperless'),
        collection: { link: royalMailCollection, phone: '+44 808 157 0140' },
      },
      { ...lockers('INPU', 'paperless'), paperlessOnly: true },
      counters('EVRI'),
      { code: 'UPSN', services: ['pickup'], booking: { link: upsPickup, phone: null } },
    ],
  },
  flags: { ...paperlessEmea.flags, enableCurbsidePickup: true },
}

export const hostFacts = factsWith({ papers: invoices('vat', 20), centre: britain })
