import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { hermesPickup, upsPickup } from './pickup-pages.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['de'],
  shop: { ...emea.shop, isInSwitch: true },
  contact: { ...emea.contact, phone: '+49 30 23125 100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Berlin') },
  returns: {
    ...emea.returns,
    exchange: exchangesByCard,
    storeCredit: { percent: 10, cap: 5_000 },
    carriers: [
      posts('DHLP'),
      { ...counters('HERM', 'pickup'), booking: { link: hermesPickup, phone: null } },
      { code: 'UPSN', services: ['pickup'], booking: { link: upsPickup, phone: null } },
    ],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 19), alerts: ['slowParcels', 'longReturns'] })
