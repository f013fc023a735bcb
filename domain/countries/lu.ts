import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['fr', 'de'],
  contact: { ...emea.contact, phone: '+352 20 00 01 00', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Luxembourg') },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [posts('POLU'), counters('UPSN')],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 17) })
