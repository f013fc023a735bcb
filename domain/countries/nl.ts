import type { CountryProfile } from './country.types.ts'
import { counters, inUnion, paperlessEmea } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...paperlessEmea,
  languages: ['nl'],
  shop: { ...paperlessEmea.shop, isInSwitch: true },
  contact: { ...paperlessEmea.contact, phone: '+31 800 000 0100', hours: 'weekdays' },
  guests: { ...paperlessEmea.guests, lookupShowsLess: true },
  orders: { ...paperlessEmea.orders, withdrawal: inUnion('Europe/Amsterdam') },
  returns: {
    ...paperlessEmea.returns,
    exchange: exchangesByCard,
    carriers: [counters('PNLB', 'pickup', 'paperless'), counters('DHLC')],
    codeWaitMinutes: 30,
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 21), banners: ['returns'] })
