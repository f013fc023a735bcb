import type { CountryProfile } from './country.types.ts'
import { counters, emea, inUnion, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { upsPickup } from './pickup-pages.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['fr'],
  shop: { ...emea.shop, isInSwitch: true },
  contact: { ...emea.contact, phone: '+33 1 99 00 01 00', hours: 'weekdays' },
  orders: { ...emea.orders, withdrawal: inUnion('Europe/Paris') },
  returns: {
    ...emea.returns,
    exchange: exchangesByCard,
    carriers: [posts('LPFR'), { ...counters('UPSN', 'pickup'), booking: { link: upsPickup, phone: null } }],
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 20) })
