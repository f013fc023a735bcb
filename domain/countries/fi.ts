import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['fi', 'sv'],
  contact: { ...emea.contact, phone: '+358 9 000 0100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Helsinki') },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [posts('POSF'), counters('PNOR')],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 25.5) })
