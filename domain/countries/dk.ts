import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, inUnion } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['da'],
  currency: 'DKK',
  contact: { ...emea.contact, phone: '+45 00 00 01 00', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Copenhagen') },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [counters('PNOR'), counters('GLSI')],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 25) })
