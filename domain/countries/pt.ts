import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['pt-PT'],
  contact: { ...emea.contact, phone: '+351 210 000 100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Atlantic/Azores') },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [posts('CTTE'), counters('UPSN')],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 23) })
