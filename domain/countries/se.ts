import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, inUnion } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['sv'],
  currency: 'SEK',
  contact: { ...emea.contact, phone: '+46 20 000 01 00', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Stockholm') },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [counters('PNOR'), counters('UPSN')],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 25) })
