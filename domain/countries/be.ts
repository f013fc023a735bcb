import type { CountryProfile } from './country.types.ts'
import { counters, inUnion, paperlessEmea, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...paperlessEmea,
  languages: ['nl', 'fr', 'de'],
  contact: { ...paperlessEmea.contact, phone: '+32 2 000 01 00', hours: 'weekdays' },
  orders: { ...paperlessEmea.orders, withdrawal: inUnion('Europe/Brussels') },
  returns: {
    ...paperlessEmea.returns,
    carriers: [posts('BPOS', 'pickup', 'paperless'), counters('DHLP')],
    codeWaitMinutes: 10,
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 21) })
