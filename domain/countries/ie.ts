import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { britain } from './return-centres.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['en'],
  contact: { ...emea.contact, phone: '+353 1 000 0100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Dublin') },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [posts('ANPO'), counters('UPSN')],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 23), centre: britain })
