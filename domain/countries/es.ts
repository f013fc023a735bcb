import type { CountryProfile } from './country.types.ts'
import { counters, inUnion, paperlessEmea, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...paperlessEmea,
  languages: ['es', 'ca'],
  shop: { ...paperlessEmea.shop, isInSwitch: true },
  contact: { ...paperlessEmea.contact, phone: '+34 900 000 100', hours: 'weekdays' },
  orders: { ...paperlessEmea.orders, withdrawal: inUnion('Atlantic/Canary') },
  returns: {
    ...paperlessEmea.returns,
    exchange: exchangesByCard,
    carriers: [posts('CORR', 'paperless'), counters('SEUR', 'pickup')],
    codeWaitMinutes: 10,
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 21) })
