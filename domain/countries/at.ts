import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['de'],
  contact: { ...emea.contact, phone: '+43 1 000 0100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Vienna') },
  returns: {
    ...emea.returns,
    exchange: exchangesByCard,
    carriers: [posts('POAT', 'pickup'), counters('DHLP')],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 20) })
