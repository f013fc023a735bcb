import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['sl'],
  contact: { ...emea.contact, phone: '+386 1 000 01 00', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Ljubljana') },
  returns: {
    ...emea.returns,
    carriers: [
      posts('POSI'),
      counters('GLSI'),
      { code: 'UPSN', services: ['pickup'], booking: { link: null, phone: '+386 1 000 01 40' } },
    ],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 22) })
