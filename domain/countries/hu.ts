import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { poland } from './return-centres.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['hu'],
  currency: 'HUF',
  contact: { ...emea.contact, phone: '+36 1 000 0100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Budapest') },
  returns: {
    ...emea.returns,
    carriers: [
      posts('MAPO'),
      counters('GLSI'),
      { code: 'UPSN', services: ['pickup'], booking: { link: null, phone: '+36 1 000 0140' } },
    ],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 27), centre: poland })
