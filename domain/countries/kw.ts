import type { CountryProfile } from './country.types.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['ar'],
  currency: 'KWD',
  regionReference: 'NIKEMEA',
  shop: { ...usual.shop, banners: ['returns', 'court'], alerts: ['callsBefore'] },
  contact: { ...usual.contact, phone: '+965 2200 0100', hours: 'sunday' },
  orders: { ...usual.orders, restDays: [4, 5] },
  papers: invoices('vat', null),
}
