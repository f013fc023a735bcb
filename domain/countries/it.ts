import type { CountryProfile } from './country.types.ts'
import { counters, inUnion, paperlessEmea, posts } from './emea.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { upsPickup } from './pickup-pages.ts'
import { exchangesByCard } from './usual.ts'

export const profile: CountryProfile = {
  ...paperlessEmea,
  languages: ['it'],
  shop: { ...paperlessEmea.shop, isInSwitch: true },
  contact: { ...paperlessEmea.contact, phone: '+39 02 0000 0100', hours: 'weekdays' },
  orders: { ...paperlessEmea.orders, withdrawal: inUnion('Europe/Rome') },
  returns: {
    ...paperlessEmea.returns,
    exchange: exchangesByCard,
    carriers: [
      posts('POIT', 'paperless'),
      counters('GLSI'),
      { code: 'UPSN', services: ['pickup'], booking: { link: upsPickup, phone: null } },
    ],
    codeWaitMinutes: 10,
    refundsCashByBank: true,
  },
}

export const hostFacts = factsWith({ papers: invoices('vat', 22) })
