import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { poland } from './return-centres.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['cs'],
  currency: 'CZK',
  contact: { ...emea.contact, phone: '+420 200 000 100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Prague') },
  returns: {
    ...emea.returns,
    carriers: [posts('CZPO'), counters('GLSI', 'pickup')],
    refundsCashByBank: true,
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 21), centre: poland })
