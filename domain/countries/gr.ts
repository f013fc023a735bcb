import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['el'],
  contact: { ...emea.contact, phone: '+30 210 000 0100', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Athens') },
  returns: {
    ...emea.returns,
    carriers: [
      posts('ELTA'),
      { ...counters('UPSN', 'pickup'), booking: { link: null, phone: '+30 210 000 0140' } },
    ],
    refundsCashByBank: true,
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 24) })
