import type { CountryProfile } from './country.types.ts'
import { invoices } from './paper-terms.ts'
import { usual } from './usual.ts'

export const profile: CountryProfile = {
  ...usual,
  languages: ['tr'],
  currency: 'TRY',
  regionReference: 'NIKEEUROPE',
  shop: { ...usual.shop, banners: [] },
  contact: { ...usual.contact, phone: '+90 850 000 0100', hours: 'everyDay' },
  papers: invoices('vat', 20),
}
