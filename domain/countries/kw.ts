import type { CountryProfile } from './country.types.ts'
import { factsWith } from './host-facts.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ar'],
  currency: 'KWD',
  regionReference: 'NIKEMEA',
  contact: { ...usual.contact, phone: '+965 2200 0100', hours: 'sunday' },
  orders: { ...usual.orders, restDays: [4, 5] },
}

export const hostFacts = factsWith({
  papers: invoices('vat', null),
  banners: ['returns', 'court'],
  alerts: ['callsBefore'],
})
